/**
 * Grammar of the regular expressions in the values of FCS-QL, for peggy. A value is matched as a whole, so anchors at its ends
 * say nothing.
 */
export const VALUE_GRAMMAR = String.raw`
Start = '^'? value:Choice '$'? { return value; }

Choice = first:Sequence rest:('|' part:Sequence { return part; })*
  { return rest.length === 0 ? first : { kind: 'choice', parts: [first, ...rest] }; }

Sequence = parts:Repeated* { return parts.length === 1 ? parts[0] : { kind: 'sequence', parts }; }

Repeated = part:Atom bounds:Bounds? { return bounds === null ? part : { kind: 'repeat', part, least: bounds[0], most: bounds[1] }; }

Bounds "a repeat" = bounds:Greedy '?'? { return bounds; }

Greedy
  = '+' { return [1, Infinity]; }
  / '*' { return [0, Infinity]; }
  / '?' { return [0, 1]; }
  / '{' least:Number ',' most:Number '}' { return [least, most]; }
  / '{' least:Number ',}' { return [least, Infinity]; }
  / '{,' most:Number '}' { return [0, most]; }
  / '{' times:Number '}' { return [times, times]; }

Atom
  = '(' '?:'? choice:Choice ')' { return choice; }
  / '[' isNegated:'^'? ranges:Range+ ']' { return { kind: 'letter', letter: { ranges: ranges.flat(), isNegated: isNegated !== null } }; }
  / '.' { return { kind: 'letter', letter: { ranges: [], isNegated: true } }; }
  / point:(Escaped / [^\\^$.*+?()[\]{}|]u { return text().codePointAt(0); })
    { return { kind: 'letter', letter: { ranges: [point, point], isNegated: false } }; }

Range
  = from:Member '-' to:Member &{ return from <= to; } { return [from, to]; }
  / '[:' { error('Named sets of characters are not known.'); }
  / point:Member { return [point, point]; }

Member "a character" = Escaped / [^\\\]]u { return text().codePointAt(0); }

Escaped
  = '\\x' code:$Hex|2| { return parseInt(code, 16); }
  / '\\u' code:$Hex|4| { return parseInt(code, 16); }
  / '\\U' code:$Hex|8| &{ return parseInt(code, 16) <= 0x10ffff; } { return parseInt(code, 16); }
  / '\\n' { return 10; }
  / '\\t' { return 9; }
  / '\\' sign:[^a-zA-Z0-9]u { return sign.codePointAt(0); }

Hex = [0-9a-fA-F]

Number "a number" = digits:$[0-9]|1..6| { return Number(digits); }
`;
