// A player of any game, in forty lines: it picks a kind of action, and one of that kind.
// How it is spoken to: docs/engines.md. To see it play: python -m bot duel topsuit --a "node docs/engine.mjs" --b easy
import { createInterface } from "node:readline";

let legal = [];
let chance = "";

// The same question gets the same answer: what it picks hangs on the `chance` line alone.
function source(text) {
  let state = 2166136261;
  for (const byte of Buffer.from(text)) state = Math.imul(state ^ byte, 16777619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function decide() {
  const pick = source(chance);
  const verbs = [...new Set(legal.map((action) => action.split(" ")[0]))];
  const verb = verbs[pick(verbs.length)];
  const some = legal.filter((action) => action.split(" ")[0] === verb);
  return some[pick(some.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ");
  const rest = line.slice(word.length + 1);
  if (line === "toucan 1") console.log("id name example\nready");
  else if (word === "position") legal = [];
  else if (word === "legal") legal.push(rest);
  else if (word === "chance") chance = rest;
  else if (word === "go") console.log(`action ${decide()}`);
  else if (word === "quit") break;
}
