-- Each request asks for somebody else. See scripts/bench-site.
local kind = os.getenv("ARPAD_BENCH_KIND")
local players = tonumber(os.getenv("ARPAD_BENCH_PLAYERS"))
local names = {}
for name in io.lines(os.getenv("ARPAD_BENCH_NAMES")) do names[#names + 1] = name end

local function escaped(text)
  return (text:gsub("[^%w]", function(c) return string.format("%%%02X", string.byte(c)) end))
end

-- What somebody has typed so far of a name, from the third letter on; half of them begin with the given name.
local function typed()
  local name = names[math.random(#names)]
  local family, given = name:match("^(.-), (.*)$")
  local text = name:gsub(",", "")
  if family and math.random(2) == 1 then text = given .. " " .. family end
  return escaped(text:sub(1, math.random(3, #text)))
end

local ways = {
  player = function() return "/hu/players/" .. math.random(players) end,
  api = function() return "/api/v1/players/" .. math.random(players) end,
  search = function() return "/hu/search?q=" .. typed() end,
  suggest = function() return "/hu/suggest?q=" .. typed() end,
  list = function() return "/hu/lists/latest?page=" .. math.random(1, 5000) end,
  filter = function()
    local filters = { "sex=F", "age=U18", "federation=HUN", "title=GM", "activity=active", "order=improvers" }
    return "/hu/lists/latest?" .. filters[math.random(#filters)]
  end,
}

math.randomseed(1867)
request = function() return wrk.format("GET", ways[kind]()) end
