// For tests: donates numbered texts in a process of its own and prints each number and id when it is acknowledged.
// Arguments: settings as JSON, first number. It runs until it is killed.
import { openDatabase, type DatabaseSettings } from '../../../platform/database/open-database';
import { receiveDonation } from '../receive-donation';

const [settings = '', first = ''] = process.argv.slice(2);
const { db } = await openDatabase(JSON.parse(settings) as DatabaseSettings);
process.stdout.write('open\n');
for (let number = Number(first); ; number++) {
  const form = { pealkiri: `Tekst ${number}`, sisu: `See on tekst number ${number}.` };
  const { id } = await receiveDonation(db, new Uint8Array(32), form, `key of the donation ${number}`);
  process.stdout.write(`${number} ${id}\n`);
}
