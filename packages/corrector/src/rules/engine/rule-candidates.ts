import { candidateKey, overlap, type Candidate, type CandidateKind } from '../../sentence/candidate';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { MadeHit } from './find-rule-hits';
import type { RuleEvidence } from '../../sentence/rule-evidence';

/**
 * The candidates of a sentence with the evidence of the rules, and one for each change that a rule asks for and nothing
 * else has offered.
 */
export function addRuleCandidates(
  sentence: GrammarSentence,
  candidates: readonly Candidate[],
  hits: readonly MadeHit[],
): Candidate[] {
  const known = new Set(candidates.map(candidateKey));
  const added = new Map<string, Candidate>();
  for (const hit of hits) {
    const candidate = makeRuleCandidate(sentence, hit);
    const key = candidateKey(candidate);
    if (!known.has(key) && !added.has(key)) added.set(key, candidate);
  }
  return [...candidates, ...added.values()].map((candidate) => {
    const evidence = hits.flatMap((hit) => judge(sentence, candidate, hit));
    return evidence.length === 0 ? candidate : { ...candidate, evidence };
  });
}

/** Evidence of the rule that asks for this change, a certain one before the others; undefined if none does. */
export function findAskingRule({ evidence = [] }: Candidate): RuleEvidence | undefined {
  const asking = evidence.filter(({ asks }) => asks === 'this');
  return asking.find(({ isCertain }) => isCertain) ?? asking[0];
}

/** The hit of the rule that asks for a candidate. */
export function findAskingHit(
  candidate: Candidate,
  hits: readonly MadeHit[],
  { rule: id, variant }: RuleEvidence,
): MadeHit | undefined {
  return hits.find(
    (made) => made.rule.id === id && made.hit.variant === variant && candidateKey(candidate) === hitKey(made),
  );
}

function hitKey({ hit: { start, end }, replacements }: MadeHit): string {
  return candidateKey({ kind: 'rule', start, end, replacement: replacements[0]! });
}

function makeRuleCandidate(
  sentence: GrammarSentence,
  { hit: { start, end, forms }, replacements }: MadeHit,
): Candidate {
  const replacement = replacements[0]!;
  const span = { start, end, replacement };
  const isOneWord = end - start === 1 && replacement.length === 1;
  if (!forms || !isOneWord) return { ...span, kind: findKind(sentence, span) };
  const { lemma, pos } = forms;
  const [written, reading] = [forms.written, forms.wanted].map((code) => ({ lemma, pos, code }));
  return { ...span, kind: 'form', written: written!, reading: reading! };
}

function findKind(
  { tokens }: GrammarSentence,
  { start, end, replacement }: Omit<Candidate, 'kind'>,
): CandidateKind {
  if (replacement.join() === ',') return 'comma-insert';
  return end - start === 1 && tokens[start]!.form === ',' ? 'comma-delete' : 'rule';
}

function judge(sentence: GrammarSentence, candidate: Candidate, made: MadeHit): RuleEvidence[] {
  const wanted = makeRuleCandidate(sentence, made);
  const isOther = overlap(candidate, wanted);
  if (!isOther) return [];
  const { rule, hit } = made;
  const asks =
    candidateKey(candidate) === candidateKey(wanted) ? 'this' : isPart(candidate, wanted) ? 'part' : 'other';
  const { variant, isCertain, wordAt, isOpen } = hit;
  const more = { ...(wordAt !== undefined && { wordAt }), ...(isOpen && { isOpen }) };
  return [{ rule: rule.id, variant, isCertain, asks, ...more }];
}

/** One word of a phrase that is to be changed word by word. */
function isPart({ start, end, replacement }: Candidate, whole: Candidate): boolean {
  const isWordByWord = whole.end - whole.start === whole.replacement.length;
  const isOneWord = end - start === 1 && replacement.length === 1;
  return isWordByWord && isOneWord && whole.replacement[start - whole.start] === replacement[0];
}
