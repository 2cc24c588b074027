step-event-waits = A(z) { $value } verseny még tart, és eddig kevés a számításához: akkor számít, ha az egész versenyen megvan a szükséges eredmény
finding-rated-at-the-end = értékszám nélküli játékosok körversenyét a verseny végén értékeljük
why-event-goes-on = a verseny még tart, és eddig kevés a számításához
why-at-the-end = a verseny végén értékeljük
