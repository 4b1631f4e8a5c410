"""What may happen in SpacePaper, by number, with what the numbers of each event are.

A craft is a kind of ship * 100 + seat * 20 + its number - 1, so that a lost ship can still be named.
"""

from typing import Final

ROLLS: Final = 0  # player, die, die
STARTS: Final = 1  # player
TAKES_RACE: Final = 2  # player, race
RACE_TECH: Final = 3  # player, tech, level
TAKES_LEADER: Final = 4  # player, leader
TAKES_BONUS: Final = 5  # player, bonus
TAKES_EVENT: Final = 6  # player, card
TAKES_SYSTEM: Final = 7  # player, politics
TAKES_HOME: Final = 8  # player, system
STAR: Final = 9  # system, star
PLANET: Final = 10  # planet, kind
TURN: Final = 11  # turn, player
PHASE: Final = 12  # phase
MOVES_CAPITAL: Final = 13  # player, planet
CHANGES: Final = 14  # player, politics, count
SWITCHES: Final = 15  # player, bonus, count
INCOME: Final = 16  # player, gold, science
MINERALS: Final = 17  # player, corundum, antimatter, oganesson
DIGS: Final = 18  # player, mineral
LEARNS: Final = 19  # player, tech, level
PLACES: Final = 20  # player, planet, project
SETTLES: Final = 21  # player, planet: a colony at once
ADAPTS: Final = 22  # player, planet, count, turns
OUTPOST: Final = 23  # player, planet
BUILT: Final = 24  # player, planet, project
LAUNCHED: Final = 25  # player, planet, craft
STEPS: Final = 26  # player, craft, node
JUMPS: Final = 27  # player, craft, system
STOPS: Final = 28  # player, craft, place
TRAPPED: Final = 29  # player, craft, system: by a black hole
RETURNS: Final = 30  # player, craft, place: no way on
CLOSES: Final = 31  # player, craft, system: destroys a black hole
LETS_PASS: Final = 32  # player, target
FIGHTS: Final = 33  # player, craft, target, foe, power, against
LOST: Final = 34  # player, craft, cause (below)
RETREATS: Final = 35  # player, craft, planet
INVADES: Final = 36  # player, craft, target, planet, power, against
RESISTS: Final = 37  # player, planet, count
CAPTURES: Final = 38  # player, target, planet
RETAKES: Final = 39  # player, target, planet: without discontent
FREED: Final = 40  # player, planet: was in adaptation, lost by an invasion
HELPED: Final = 41  # player, planet
FALLS: Final = 42  # player
PLAYS: Final = 43  # player, card
VANISHES: Final = 44  # system: a black hole is gone
TOKEN: Final = 45  # player
GROWS: Final = 46  # player, planet, count
ADAPTED: Final = 47  # player, planet
LIFTED: Final = 48  # player, planet: the siege
FAVOUR: Final = 49  # player, gold
PAYS: Final = 50  # player, gold
SELLS: Final = 51  # player, craft, gold
ABANDONS: Final = 52  # player, planet, gold
UNPAID: Final = 53  # player, planet
GIVES_UP: Final = 54  # player, planet: free again
IDLE: Final = 55  # player, craft: unpaid, exhausted
BANKRUPT: Final = 56  # player
TO_SCIENCE: Final = 57  # player, gold
TO_ENERGY: Final = 58  # player, gold
UNREST: Final = 59  # player, planet, count
DRAWS_RACE: Final = 60  # player, race
DRAWS_HOME: Final = 61  # player, system
WINS: Final = 62  # player, reason
SHARED: Final = 63  # reason, players
SPACEPORT: Final = 64  # player, planet: a free one
LOTTERY: Final = 65  # player, gold
FASTER: Final = 66  # player, craft, count
RECOVERED: Final = 67  # player, planet, craft
CALMER: Final = 68  # player: discontent of all planets
CALMED: Final = 69  # player, planet
SYMBIOSIS: Final = 70  # player, planet
WASTED: Final = 71  # player, science: above the cap

# Why a ship is lost.
IN_BATTLE: Final = 0  # the powers were just told
BY_ANARCHY: Final = 1
BY_DEBT: Final = 2

NAMES: Final = [
    "rolls", "starts", "takes-race", "race-tech", "takes-leader", "takes-bonus", "takes-event", "takes-system",
    "takes-home", "star", "planet", "turn", "phase", "moves-capital", "changes", "switches",
    "income", "minerals", "digs", "learns", "places", "settles", "adapts", "outpost",
    "built", "launched", "steps", "jumps", "stops", "trapped", "returns", "closes",
    "lets-pass", "fights", "lost", "retreats", "invades", "resists", "captures", "retakes",
    "freed", "helped", "falls", "plays", "vanishes", "token", "grows", "adapted",
    "lifted", "favour", "pays", "sells", "abandons", "unpaid", "gives-up", "idle",
    "bankrupt", "to-science", "to-energy", "unrest", "draws-race", "draws-home", "wins", "shared",
    "spaceport", "lottery", "faster", "recovered", "calmer", "calmed", "symbiosis", "wasted",
]  # fmt: skip
