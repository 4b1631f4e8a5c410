// The page begins here: what its address will want is asked of the server while the rest of the page is on its way.
import { BOARDS } from "./boards/list";
import { at, begin, of } from "./early";
import { placeOf, type Place } from "./place";

/** A seat is taken; its table tells the game, and the board comes with its pieces. */
async function ahead({ id, token }: Extract<Place, { at: "table" }>): Promise<void> {
  const play = await (token ? begin("POST", at(id, "/session"), { token }) : begin("GET", at(id)));
  const game = (play as { table?: { game?: string } } | null)?.table?.game ?? "";
  const bring = BOARDS[game];
  if (!bring) return;
  void begin("GET", of(game, "catalogue"));
  await bring().catch(() => undefined); // it is asked for again by whoever draws it
}

const place = placeOf(location.hash);
if (place.at === "table") void ahead(place);
void begin("GET", "games");
void import("./start");
