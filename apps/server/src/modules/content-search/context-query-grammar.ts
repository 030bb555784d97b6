/** What a class of characters of a grammar holds. */
const WHITE_SPACE = String.raw`\t\n\v\f\r \u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

/**
 * Grammar of CQL for peggy, after OASIS searchRetrieve 1.0 part 5: every query of the language is parsed, whether it can be
 * answered or not. Boolean operators have one precedence and bind to the left.
 */
export const CONTEXT_QUERY_GRAMMAR = String.raw`
Start = _ query:Query _ { return query; }

Query
  = prefixes:(prefix:Prefix _ { return prefix; })+ query:Unprefixed
    { return { clause: { kind: 'scoped', prefixes, query }, sortedBy: [] }; }
  / Unprefixed

Unprefixed = clause:Clause sortedBy:(_ keys:SortKeys { return keys; })?
  { return { clause, sortedBy: sortedBy ?? [] }; }

Prefix
  = '>' _ name:Name _ '=' _ uri:Name { return { name, uri }; }
  / '>' _ uri:Name { return { name: null, uri }; }

Clause = first:Search rest:(_ group:Boolean _ right:Search { return { ...group, right }; })*
  { return rest.reduce((left, { operator, modifiers, right }) => ({ kind: 'boolean', operator, modifiers, left, right }), first); }

Boolean = operator:Operator modifiers:Modifiers { return { operator, modifiers }; }

Operator "and, or, not, prox" = word:('and'i / 'or'i / 'not'i / 'prox'i) WordEnd { return word.toLowerCase(); }

Search
  = '(' _ query:Query _ ')' { return query.sortedBy.length === 0 ? query.clause : { kind: 'scoped', prefixes: [], query }; }
  / index:Name _ relation:Relation _ term:Term { return { kind: 'search', index, relation, term }; }
  / term:Term { return { kind: 'search', index: null, relation: null, term }; }

Relation = name:(Sign / Word) modifiers:Modifiers { return { name, modifiers }; }

Sign "a relation" = '<=' / '>=' / '<>' / '==' / '=' / '<' / '>'

Modifiers = (_ '/' _ name:Name value:(_ relation:Sign _ value:Term { return { relation, value }; })?
  { return { name, relation: value?.relation ?? null, value: value?.value ?? null }; })*

SortKeys = 'sortby'i WordEnd keys:(_ index:Name Modifiers { return index; })+ { return keys; }

Name = Quoted / Word

Term "a term" = Quoted / $Plain

Word "a name" = !Reserved word:$Plain { return word; }

Reserved = ('and'i / 'or'i / 'not'i / 'prox'i / 'sortby'i) WordEnd

Quoted = '"' text:$('\\' . / [^"\\])* '"' { return text; }

Plain = ('\\' . / [^\\\s()=<>"/])+

WordEnd = ![^\s()=<>"/]

_ "white space" = [\s]*
`.replaceAll(String.raw`\s`, WHITE_SPACE);
