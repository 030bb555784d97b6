import type { CorrectorRequest, CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type {
  ReceiptResponse,
  ReviewDecisions,
  ReviewDecisionsResponse,
  ReviewedText,
  ReviewEdit,
  ReviewListResponse,
  SimilarTextsResponse,
} from '@keelerada/contract/texts/donation';
import {
  RECEIPT_HEADER,
  REQUEST_KEY_HEADER,
  type DonationState,
} from '@keelerada/contract/texts/donation-choices';
import {
  CORRECTOR_PATH,
  DONATION_PATH,
  RECEIPT_PATH,
  REVIEW_DECISIONS_PATH,
  REVIEW_PATH,
  WITHDRAWAL_PATH,
} from '@keelerada/contract/site/paths';
import { callServer, callServerForJson } from '../../shared/http/call-server';
import type { DonationValues } from './donation-values';

/** Sends a text; the same key with the same text gives the same receipt. Null: the text was donated before. */
export async function sendDonation(values: DonationValues, requestKey: string): Promise<string | null> {
  const response = await callServer(DONATION_PATH, {
    body: values,
    headers: { [REQUEST_KEY_HEADER]: requestKey },
  });
  return response.headers.get(RECEIPT_HEADER);
}

export const readReceipt = (receipt: string) =>
  callServerForJson<ReceiptResponse>(RECEIPT_PATH, { body: { receipt } });
export const withdraw = (receipt: string) =>
  callServerForJson<ReceiptResponse>(WITHDRAWAL_PATH, { body: { receipt } });

export const listForReview = (state: DonationState, signal: AbortSignal) =>
  callServerForJson<ReviewListResponse>(`${REVIEW_PATH}?state=${state}`, { signal });
export const readForReview = (id: string, signal: AbortSignal) =>
  callServerForJson<ReviewedText>(`${REVIEW_PATH}/${id}`, { signal });
export const saveEdit = (id: string, body: ReviewEdit) =>
  callServerForJson<ReviewedText>(`${REVIEW_PATH}/${id}`, { body });
export const accept = (id: string) =>
  callServerForJson<ReviewedText>(`${REVIEW_PATH}/${id}/accept`, { body: {} });
export const refuse = (id: string, reason: string) =>
  callServerForJson<ReviewedText>(`${REVIEW_PATH}/${id}/refuse`, { body: { reason } });
export const decideTogether = (body: ReviewDecisions) =>
  callServerForJson<ReviewDecisionsResponse>(REVIEW_DECISIONS_PATH, { body });
export const findSimilar = (id: string, signal: AbortSignal) =>
  callServerForJson<SimilarTextsResponse>(`${REVIEW_PATH}/${id}/similar`, { signal });

/** What the corrector and the level say of a text. */
export const checkText = (text: string, signal: AbortSignal) => {
  const body: CorrectorRequest = { tekst: text, model: 'grammarchecker', showPossible: false, isPart: false };
  return callServerForJson<CorrectorResponse>(CORRECTOR_PATH, { body, signal });
};
