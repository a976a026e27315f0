// Redoes the deals of exported matches: node verify.mjs FILE …
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const FRENCH = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
const LOKA = [..."AEFW"].flatMap((suit) => [..."A23456789TJCQK"].map((rank) => rank + suit));
for (let trump = 1; trump <= 21; trump++) LOKA.push(`${trump}T`);
LOKA.push("FOOL");
const DECKS = { mitigati: LOKA, springcleaning: [..."123456789"] };

function draw(seed, brought, verb, n, list, count) {
  const stream = [];
  const below = (limit) => {
    for (let next; ; ) {
      if (!stream.length) stream.push(...block(below.blocks++));
      if ((next = stream.shift()) < 2n ** 64n - (2n ** 64n % limit)) return Number(next % limit);
    }
  };
  below.blocks = 0;
  const block = (b) => {
    const digest = createHmac("sha256", seed).update(`${brought}${verb} ${n} ${b}`).digest();
    return [0, 8, 16, 24].map((place) => digest.readBigUInt64BE(place));
  };
  for (let i = 0; i < count; i++) {
    const j = i + below(BigInt(list.length - i));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list.slice(0, count).join(" ");
}

// Whether the standings of a night are what its scores come to: boards that people played themselves, differences, matchpoints.
function scored({ lowest, scores, claimed, own }) {
  const totals = {}, boards = Object.values(scores);
  for (const board of boards) {
    for (const [team, mine] of Object.entries(board)) {
      const total = (totals[team] ??= [0, 0]);
      for (const [other, theirs] of Object.entries(board)) {
        const by = (mine - theirs) * (lowest ? -1 : 1);
        total[0] += by;
        if (other !== team) total[1] += by > 0 ? 2 : by === 0 ? 1 : 0;
      }
    }
  }
  const teams = Object.keys(totals);
  if (boards.some((board) => Object.keys(board).length !== teams.length)) return false;
  const merits = (team) => [own[team] ?? 0, ...totals[team]];
  const better = (one, other) => {
    const k = one.findIndex((value, n) => value !== other[n]);
    return k >= 0 && one[k] > other[k];
  };
  const place = (team) => 1 + teams.filter((other) => better(merits(other), merits(team))).length;
  const made = teams.map((team) => [place(team), +team, ...totals[team]]);
  made.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return made.map((one) => one.join(" ")).join("\n") === claimed.join("\n");
}

// Who met whom, round by round, in a night whose rounds are paired by the standings, and the standings: see fair-deals.md.
function paired({ number, lowest, scores, claimed, own, swiss, promised, secret, sealed }) {
  const teams = Object.keys(scores[1] ?? {}), numbers = Object.keys(scores).map(Number);
  if (numbers.length % swiss || Math.max(...numbers) !== numbers.length) return false;
  if (numbers.some((n) => Object.keys(scores[n]).sort().join() !== [...teams].sort().join())) return false;
  const points = {}, differences = {}, met = [], lines = [];
  for (const team of teams) points[team] = differences[team] = 0;
  const times = (one, other) => met.filter(([a, b]) => (a === one && b === other) || (a === other && b === one)).length;
  const merits = (team) => {
    let buchholz = 0;
    for (const [a, b] of met) {
      if (a === team) buchholz += points[b ?? a];
      else if (b === team) buchholz += points[a];
    }
    return [points[team], buchholz, differences[team]];
  };
  const before = (one, other) => {
    const k = one.findIndex((value, n) => value !== other[n]);
    return k < 0 ? 0 : other[k] - one[k];
  };
  const match = (left, again) => {
    if (!left.length) return [];
    for (const other of left.slice(1)) {
      const once = times(left[0], other);
      if (once > again) continue;
      const rest = match(left.slice(1).filter((team) => team !== other), again - once);
      if (rest) return [[left[0], other], ...rest];
    }
    return null;
  };
  // Whoever is paired no more has left.
  const last = {};
  for (const line of claimed) {
    const [what, round, ...some] = line.split(" ");
    if (what === "pairing") for (const team of some) last[team] = Math.max(last[team] ?? 0, +round);
  }
  const pairing = (round) => {
    const worth = Object.fromEntries(teams.map((team) => [team, merits(team)]));
    const drawn = (team) => createHmac("sha256", Buffer.from(secret, "hex")).update(`lot ${number} ${team}`).digest("hex");
    const lot = (team) => (sealed ? drawn(team) : sha256(`${promised} ${team}`));
    const present = teams.filter((team) => (last[team] ?? 0) >= round);
    const order = [...present].sort((a, b) => before(worth[a], worth[b]) || (lot(a) < lot(b) ? -1 : 1));
    const fewest = Math.min(...present.map((team) => times(team, undefined)));
    const resting = order.filter((team) => times(team, undefined) === fewest).reverse();
    for (let again = 0; ; again++) {
      for (const one of order.length % 2 ? resting : [null]) {
        const found = match(order.filter((team) => team !== one), again);
        if (found) return one === null ? found : [...found, [one]];
      }
    }
  };
  for (let first = 1; first <= numbers.length; first += swiss) {
    const boards = numbers.map((_, n) => n + 1).slice(first - 1, first - 1 + swiss).map((n) => scores[n]);
    const lead = (one, other) => boards.reduce((sum, made) => sum + (made[one] - made[other]) * (lowest ? -1 : 1), 0);
    const meetings = pairing(1 + (first - 1) / swiss);
    for (const team of teams) for (const other of teams) differences[team] += lead(team, other);
    for (const [one, other] of meetings) {
      met.push([one, other]);
      lines.push(["pairing", 1 + (first - 1) / swiss, one, ...(other ? [other] : [])]);
      const by = other ? Math.sign(lead(one, other)) : 1;
      points[one] += 1 + by;
      if (other) points[other] += 1 - by;
    }
  }
  const standing = (team) => [own[team] ?? 0, ...merits(team)];
  const place = (team) => 1 + teams.filter((other) => before(standing(other), standing(team)) < 0).length;
  const made = teams.map((team) => [place(team), +team, ...merits(team)]);
  made.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...lines, ...made.map((one) => ["standing", ...one])].map((one) => one.join(" ")).join("\n") === claimed.join("\n");
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

let wrong = 0;
for (const file of process.argv.slice(2)) {
  let deck, players, seed, commitment, clicks, words, night, played, board, counts = {};
  // What was dealt could not be held to what is told only later.
  const late = () => seed || Object.keys(counts).length;
  for (const line of readFileSync(file, "utf8").split(/\r?\n/)) {
    const [first, second, ...rest] = line.split(" ");
    if (first === "game") {
      [deck, players, clicks, counts] = [DECKS[second] ?? FRENCH, rest[0].slice(8), "", {}];
      [seed, commitment, words, played, board] = [null, null, "", null, null];
    } else if (first === "#" && second === "commitment") {
      if (commitment || late()) wrong = 1;
      commitment = rest[0];
    } else if (first === "#" && second === "click") {
      if (late()) wrong = 1;
      clicks += rest.join(" ") + "\n";
    } else if (first === "#" && second === "word") {
      const [seat, digest, ...word] = rest;
      if (late()) wrong = 1;
      if (word.length && createHash("sha256").update(word.join(" ")).digest("hex") !== digest) wrong = 1;
      words += `${seat} ${digest}\n`;
    } else if (first === "#" && second === "seed") {
      // Whoever runs the bot has a say in clicks, and none where there are words.
      if (late() || (clicks && words)) wrong = 1;
      seed = Buffer.from(rest[0], "hex");
      if (createHash("sha256").update(seed).digest("hex") !== commitment) wrong = 1;
    } else if (first === "#" && second === "challenge") {
      const [server, week, secret] = rest;
      const made = createHmac("sha256", Buffer.from(secret, "hex")).update(`challenge ${server} ${week}`).digest();
      if (!seed || !made.equals(seed) || clicks || words) wrong = 1;
    } else if (first === "#" && second === "night") {
      const [number, best, promised, secret, form, swiss, sealed] = rest;
      if (night || sha256(Buffer.from(secret, "hex")) !== promised) wrong = 1;
      night = { number, secret, promised, swiss: form === "swiss" && +swiss, lowest: best === "lowest", sealed: sealed === "sealed" };
      Object.assign(night, { seats: {}, scores: {}, claimed: [], own: {} });
    } else if (first === "#" && second === "played") {
      played = rest;
    } else if (first === "#" && second === "board") {
      const [number, which, secret] = rest;
      const made = createHmac("sha256", Buffer.from(secret, "hex")).update(`duplicate ${number} ${which}`).digest();
      if (!seed || !made.equals(seed) || clicks || words) wrong = 1;
      if (night && (night.number !== number || night.secret !== secret)) wrong = 1;
      board = which;
    } else if (first === "=" && second === "scores" && night) {
      if (!board || !played) wrong = 1;
      else {
        const [team, seat, normal] = played, made = (night.scores[board] ??= {});
        if (team in made || (night.seats[board] ??= seat) !== seat) wrong = 1;
        made[team] = +rest[seat];
        if (!normal) night.own[team] = (night.own[team] ?? 0) + 1;
      }
    } else if (first === "#" && second === "standing") {
      night?.claimed.push((night.swiss ? "standing " : "") + rest.join(" "));
    } else if (first === "#" && second === "pairing") {
      night?.claimed.push(`pairing ${rest.join(" ")}`);
    } else if (first === "nature") {
      const n = (counts[second] = (counts[second] ?? -1) + 1);
      const one = second === "dealer" || second === "leader";
      const list = one ? [...Array(+players).keys()] : [...rest].sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
      if (!seed || draw(seed, clicks + words, second, n, list, one ? 1 : list.length) !== rest.join(" ")) wrong = 1;
    }
  }
  if (night && !(night.swiss ? paired : scored)(night)) wrong = 1;
  console.log(`${file}: ${wrong ? "WRONG" : "every deal is what the seed says"}`);
}
process.exit(wrong);
