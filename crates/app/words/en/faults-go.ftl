## What can be wrong in a go case file

fault-not-a-decimal = a decimal in quotes with at most three places is expected, such as "2705.840"
fault-european-rating = "{ $value }" is a European rating; under this edition "rating" is a whole number of Élő-points, and a European rating stands in "gor"
fault-rating-twice = a European rating stands here and in "gor"; one of them is too many
fault-duplicate-grade = { $grade } stands here twice
fault-only-with = has a meaning only with { $with }
fault-two-overtimes = a second kind of overtime; a tournament has one
fault-bye-with-opponent = a bye has no opponent, only "black"
fault-empty-decision = a decision sets "points" or "grade" or both
fault-no-parameter = no parameter that the committee may set (there are: { $known })
fault-no-parameters = { $edition } leaves no parameter to decide
fault-parameter-value = "{ $value }" is no value of this parameter
fault-other-game = { $edition } is an edition for { $game ->
        [chess] chess, but this is a go case
       *[go] go, but this is a chess case
    }
