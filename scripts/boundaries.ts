// Who imports whom, against the rules of .dependency-cruiser.js; and each room is in a rule.
import { root } from './support/root.ts';
import { cruisePackages } from './support/boundaries.ts';
import { roomsWithoutRule } from './support/rooms.ts';

const { summary } = await cruisePackages(root);
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from === to ? from : `${from} -> ${to}`}`);
}
const unruled = roomsWithoutRule();
for (const room of unruled) console.error(`${room}: no rule of .dependency-cruiser.js names this folder.`);
if (unruled.length > 0) process.exitCode = 1;
if (summary.violations.length > 0) {
  console.error(
    `${summary.violations.length} imports cross a boundary; .dependency-cruiser.js says why not.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, all legal.`);
}
