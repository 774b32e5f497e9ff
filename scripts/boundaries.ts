// Checks imports against the rules of .dependency-cruiser.js, and that each folder has a rule.
import { root } from './support/root.ts';
import { cruisePackages } from './support/boundaries.ts';
import { roomsWithoutRule, rulesOf } from './support/rooms.ts';

const { summary } = await cruisePackages(root);
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from === to ? from : `${from} -> ${to}`}`);
}
const unruled = roomsWithoutRule();
for (const room of unruled) {
  console.error(
    `${room}: no rule of imports names this folder. Add it to the rule of ${rulesOf(room)} that lists its neighbours.`,
  );
}
if (unruled.length > 0) process.exitCode = 1;
if (summary.violations.length > 0) {
  console.error(
    `${summary.violations.length} imports cross a boundary; .dependency-cruiser.js says why not.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, all legal.`);
}
