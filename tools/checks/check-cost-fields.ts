// Fails when a text, list or file of the contract isn't in the table of the proof of costs, or the other way round.
import { contractFields } from '../prove/cost/contract-fields.ts';
import { tableComplaints } from '../prove/cost/field-table.ts';

const complaints = tableComplaints();
for (const complaint of complaints) console.error(complaint);
console.log(
  `cost fields: ${contractFields().length} in the contract, ${complaints.length} complaints`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
