// Who imports whom, against the rules of .dependency-cruiser.js.
import { root } from './support/root.ts';
import { cruisePackages } from './support/boundaries.ts';

const { summary } = await cruisePackages(root);
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.name}: ${from === to ? from : `${from} -> ${to}`}`);
}
if (summary.violations.length > 0) {
  console.error(
    `${summary.violations.length} imports cross a boundary; .dependency-cruiser.js says why not.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, all legal.`);
}
