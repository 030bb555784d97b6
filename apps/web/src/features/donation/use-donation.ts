import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { donationCall } from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER, REQUEST_KEY_HEADER } from '@keelerada/contract/texts/donation-choices';
import { fetchAnswer } from '../../shared/http/call-api';
import { CallFailure } from '../../shared/http/call-failure';
import { useNotices } from '../../shared/notices/notices';
import {
  changeDonation,
  emptyDonation,
  findFaults,
  keepAuthor,
  readServerFaults,
  type DonationValues,
  type FieldFaults,
} from './donation-values';
import { findPersonalData, type PersonalDatum } from './find-personal-data';

/** The check box of the terms, last on the form. */
export const TERMS_FIELD = 'terms';

const noFaults: FieldFaults = {};

/** A field that changes has no mark any more. */
function forgetFaults(faults: FieldFaults, change: Partial<DonationValues>): FieldFaults {
  return { ...faults, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) };
}

/** Sends a text; the same key with the same text gives the same receipt. Null: the text was donated before. */
async function sendDonation(body: DonationValues, requestKey: string): Promise<string | null> {
  const answer = await fetchAnswer(donationCall, { body, headers: { [REQUEST_KEY_HEADER]: requestKey } });
  return answer.headers.get(RECEIPT_HEADER);
}

/** The form of a donation, from typing to the receipt. */
export function useDonation() {
  const { state: given } = useLocation() as { state: { text?: string } | null };
  const { showNotice, showFailure } = useNotices();
  const [values, setValues] = useState<DonationValues>({ ...emptyDonation, sisu: given?.text ?? '' });
  const [faults, setFaults] = useState<FieldFaults>(noFaults);
  const [warnings, setWarnings] = useState<readonly PersonalDatum[]>([]);
  /** The first field that the server refused; its mark gets the focus. */
  const [firstRefused, setFirstRefused] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** The donation that was sent last; its receipt is null if the text was stored before. */
  const [sent, setSent] = useState<{ values: DonationValues; receipt: string | null } | null>(null);
  const requestKey = useRef(crypto.randomUUID());

  const send = async () => {
    setWarnings([]);
    setFirstRefused(null);
    setIsSending(true);
    try {
      const receipt = await sendDonation(values, requestKey.current);
      requestKey.current = crypto.randomUUID();
      setSent({ values, receipt });
      setValues(emptyDonation);
      showNotice('success', 'donation:sent');
    } catch (error) {
      const refused = error instanceof CallFailure ? readServerFaults(error.errors) : null;
      setFaults((old) => refused ?? old);
      setFirstRefused(Object.keys(refused ?? {})[0] ?? null);
      if (refused === null) showFailure(error);
      else showNotice('error', 'donation:marked');
    } finally {
      setIsSending(false);
    }
  };
  return {
    values,
    faults,
    firstRefused,
    warnings,
    isSending,
    sent,
    send,
    change: (change: Partial<DonationValues>) => {
      setValues((old) => changeDonation(old, change));
      setFaults((old) => forgetFaults(old, change));
    },
    /** Sends the form, or marks all that is missing or personal. Answers the first field at fault. */
    submit: (hasAgreed: boolean): string | null => {
      const found = findFaults(values);
      setFaults(found);
      const [first = hasAgreed ? null : TERMS_FIELD] = Object.keys(found);
      if (first !== null) return first;
      const personal = findPersonalData(`${values.pealkiri}\n${values.kirjeldus}\n${values.sisu}`);
      setWarnings(personal);
      if (personal.length === 0) void send();
      return null;
    },
    closeWarnings: () => setWarnings([]),
    /** Brings back what was sent: for another text of the author, or with the text. */
    restore: (withText: boolean) => {
      if (sent === null) return;
      setValues(withText ? sent.values : { ...keepAuthor(sent.values) });
      setFaults(noFaults);
    },
  };
}
