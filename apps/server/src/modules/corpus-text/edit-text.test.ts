import { expect, it } from 'vitest';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { editText, readDetail } from './edit-text';

const ID = '0b0c6f1e-0000-4000-8000-00000000000a';
const actor = { accountId: '0b0c6f1e-0000-4000-8000-00000000000b', firstName: 'Mari' };

describeOnBothDatabases('edits of one text', (database) => {
  it('that come at the same moment do not overwrite each other: one is told to look again', async () => {
    const { db } = database().connection;
    await saveTexts(db, [{ id: ID, content: 'Esimene.', properties: [] }], {
      isDemo: false,
      removesDemo: false,
    });
    const { revision } = await readDetail(db, ID);
    const edits = ['Teine.', 'Kolmas.', 'Neljas.'].map((text) =>
      editText(db, ID, { revision, text, properties: [] }, actor),
    );
    const outcomes = (await Promise.allSettled(edits)).map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
