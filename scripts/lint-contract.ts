// Checks the three contracts with Redocly's recommended rules; warnings fail like errors.
import { documentOf, lintContract, printProblems, services } from './support/contract.ts';

let count = 0;
for (const service of services) {
  const problems = await lintContract(documentOf(service));
  count += problems.length;
  if (problems.length > 0) printProblems(problems);
}
if (count > 0) {
  console.error(`${count} findings in openapi/.`);
  process.exitCode = 1;
} else {
  console.log('The contract has no findings.');
}
