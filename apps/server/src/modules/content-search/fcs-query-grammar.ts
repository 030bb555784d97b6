/**
 * Grammar of FCS-QL for peggy, after CLARIN Federated Content Search core 2: every query of the language is parsed. `!` binds
 * closest, then `&`, then `|`. A bar between places binds less than a row of them.
 */
export const FCS_QUERY_GRAMMAR = String.raw`
Start = _ pattern:Choice scope:(_ 'within' _ scope:Scope { return scope; })? _ { return { pattern, scope }; }

Choice = first:Sequence rest:(_ '|' _ part:Sequence { return part; })*
  { return rest.length === 0 ? first : { kind: 'choice', parts: [first, ...rest] }; }

Sequence = first:Repeated rest:(_ part:Repeated { return part; })*
  { return rest.length === 0 ? first : { kind: 'sequence', parts: [first, ...rest] }; }

Repeated = part:Place bounds:(_ bounds:Bounds { return bounds; })?
  { return bounds === null ? part : { kind: 'repeat', part, least: bounds[0], most: bounds[1] }; }

Place
  = '(' _ choice:Choice _ ')' { return choice; }
  / value:Value { return { kind: 'letter', letter: { kind: 'test', qualifier: null, attribute: '', isNegated: false, ...value } }; }
  / '[' _ expression:Or? _ ']' { return { kind: 'letter', letter: expression ?? { kind: 'always' } }; }

Bounds "a repeat"
  = '+' { return [1, Infinity]; }
  / '*' { return [0, Infinity]; }
  / '?' { return [0, 1]; }
  / '{' _ least:Number _ ',' _ most:Number _ '}' { return [least, most]; }
  / '{' _ least:Number _ ',' _ '}' { return [least, Infinity]; }
  / '{' _ ',' _ most:Number _ '}' { return [0, most]; }
  / '{' _ times:Number _ '}' { return [times, times]; }

Scope "sentence, utterance, paragraph, turn, text or session"
  = scope:('sentence' / 'session' / 'utterance' / 'paragraph' / 'turn' / 'text') ![a-zA-Z0-9-] { return scope; }
  / short:[supt] ![a-zA-Z0-9-] { return { s: 'sentence', u: 'utterance', p: 'paragraph', t: 'turn' }[short]; }

Or = first:And rest:(_ '|' _ part:And { return part; })*
  { return rest.length === 0 ? first : { kind: 'or', parts: [first, ...rest] }; }

And = first:Not rest:(_ '&' _ part:Not { return part; })*
  { return rest.length === 0 ? first : { kind: 'and', parts: [first, ...rest] }; }

Not
  = '!' _ part:Not { return { kind: 'not', part }; }
  / '(' _ expression:Or _ ')' { return expression; }
  / Comparison

Comparison = attribute:Attribute _ operator:('!=' / '=') _ value:Value
  { return { kind: 'test', ...attribute, isNegated: operator === '!=', ...value }; }

Attribute
  = qualifier:Identifier _ ':' _ attribute:Identifier { return { qualifier, attribute }; }
  / attribute:Identifier { return { qualifier: null, attribute }; }

Identifier "the name of a layer" = $([a-zA-Z] [a-zA-Z0-9-]*)

Value = written:Quoted flags:(_ '/' _ flags:$[iIcCld]+ { return flags; })?
  { return { ...options.readValue(written, flags ?? ''), flags: flags ?? '' }; }

Quoted "a value in quotes"
  = '"' text:$(Escape / [^"\\])* '"' { return text; }
  / "'" text:$(Escape / [^'\\])* "'" { return text; }

Escape = '\\' ([\\'"nt.^$*+?(){}[\]|/-] / 'x' Hex|2| / 'u' Hex|4| / 'U' Hex|8|)

Hex = [0-9a-fA-F]

Number "a number" = digits:$[0-9]|1..6| { return Number(digits); }

_ "white space" = [\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*
`;
