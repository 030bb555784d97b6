import type { Label } from '@keelerada/contract/texts/enumerations';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';
import { POS_QUALIFIER } from '@keelerada/corpus-engine/content-search/translate-fcs-query';
import type { SearchDiagnostic } from '@keelerada/corpus-engine/content-search/search-diagnostic';
import type { ContentResource } from './content-resources';
import { listLayers, VIEW_TYPES } from './data-views';
import {
  DEFAULT_RECORDS,
  MAX_RECORDS,
  RECORD_SCHEMA,
  RECORD_SCHEMA_NAME,
  type AnswerForm,
  type SruVersion,
} from './sru-request';
import { AnswerWriter } from './write-answer';
import { element, textElement, type Xml } from '@keelerada/estonian/xml/write-xml';

const EXPLAIN_SCHEMA = 'http://explain.z3950.org/dtd/2.0/';
const DESCRIPTION_NAMESPACE = 'http://clarin.eu/fcs/endpoint-description';
const CAPABILITY = 'http://clarin.eu/fcs/capability/';
const CQL_SET = 'info:srw/cql-context-set/1/cql-v1.2';
/** Searches that clients show as examples, in CQL and in FCS-QL. */
const EXAMPLES = [
  {
    ...{ type: 'cql', query: '"ei ole"' },
    about: { en: 'The words ei and ole side by side', et: 'Sõnad „ei” ja „ole” kõrvuti' },
  },
  {
    ...{ type: 'fcs', query: '[lemma = "kool"] []{0,2} [pos = "VERB"] within s' },
    about: {
      en: 'Any form of kool and, after at most two tokens, a verb',
      et: 'Sõna „kool” mis tahes vorm ja kuni kahe sõna järel tegusõna',
    },
  },
] as const;
const TAGS_URI = 'https://universaldependencies.org/u/pos/';

export interface EndpointParts {
  /** Address of the site, and of the endpoint there. */
  readonly site: string;
  readonly endpoint: string;
  readonly owner: string;
  readonly resources: readonly ContentResource[];
}

/** The answer of explain; a refused request gets it too, with what is wrong. */
export function writeExplain(
  form: AnswerForm,
  parts: EndpointParts,
  describesEndpoint: boolean,
  diagnostics: readonly SearchDiagnostic[] = [],
): string {
  const writer = new AnswerWriter(form.version, 'explain', form.escaping);
  return writer.document(
    writer.record({ schema: EXPLAIN_SCHEMA, data: writeRecord(form.version, parts) }),
    writer.element('echoedExplainRequest', writer.value('version', form.version)),
    ...writer.diagnostics(diagnostics),
    ...(describesEndpoint
      ? [writer.element('extraResponseData', describeEndpoint(form.version, parts))]
      : []),
  );
}

function writeRecord(version: SruVersion, { endpoint, owner, resources }: EndpointParts): Xml {
  const { hostname, port, protocol, pathname } = new URL(endpoint);
  const transport = protocol.replace(':', '');
  const [{ title, description }] = resources as readonly [ContentResource];
  return element(
    'zr:explain',
    { 'xmlns:zr': EXPLAIN_SCHEMA },
    element(
      'zr:serverInfo',
      { protocol: 'SRU', version, transport },
      textElement('zr:host', hostname),
      textElement('zr:port', port || (transport === 'https' ? 443 : 80)),
      textElement('zr:database', pathname.slice(1)),
    ),
    element(
      'zr:databaseInfo',
      {},
      textElement('zr:title', title.en, { lang: 'en', primary: 'true' }),
      textElement('zr:title', title.et, { lang: 'et' }),
      textElement('zr:description', description.en, { lang: 'en', primary: 'true' }),
      textElement('zr:description', description.et, { lang: 'et' }),
      textElement('zr:author', owner),
    ),
    element(
      'zr:indexInfo',
      {},
      element(
        'zr:set',
        { identifier: CQL_SET, name: 'cql' },
        textElement('zr:title', 'Contextual Query Language', { lang: 'en', primary: 'true' }),
      ),
      element(
        'zr:index',
        { search: 'true', scan: 'false', sort: 'false' },
        textElement('zr:title', 'Words', { lang: 'en', primary: 'true' }),
        element('zr:map', { primary: 'true' }, textElement('zr:name', 'serverChoice', { set: 'cql' })),
      ),
    ),
    element(
      'zr:schemaInfo',
      {},
      element(
        'zr:schema',
        { identifier: RECORD_SCHEMA, name: RECORD_SCHEMA_NAME },
        textElement('zr:title', 'CLARIN Federated Content Search', { lang: 'en', primary: 'true' }),
      ),
    ),
    element(
      'zr:configInfo',
      {},
      textElement('zr:default', DEFAULT_RECORDS, { type: 'numberOfRecords' }),
      textElement('zr:setting', MAX_RECORDS, { type: 'maximumRecords' }),
    ),
  );
}

/** Version 2 of the description; clients of SRU 1.2 know version 1, which has no advanced search. */
function describeEndpoint(version: SruVersion, parts: EndpointParts): Xml {
  const isAdvanced = version === '2.0';
  const views = isAdvanced ? (['hits', 'adv'] as const) : (['hits'] as const);
  const capabilities = isAdvanced ? ['basic-search', 'advanced-search'] : ['basic-search'];
  const layers = listLayers(parts.endpoint);
  return element(
    'ed:EndpointDescription',
    { 'xmlns:ed': DESCRIPTION_NAMESPACE, version: isAdvanced ? '2' : '1' },
    element(
      'ed:Capabilities',
      {},
      ...capabilities.map((name) => textElement('ed:Capability', CAPABILITY + name)),
    ),
    element(
      'ed:SupportedDataViews',
      {},
      ...views.map((id) =>
        textElement('ed:SupportedDataView', VIEW_TYPES[id], { id, 'delivery-policy': 'send-by-default' }),
      ),
    ),
    ...(isAdvanced ? [element('ed:SupportedLayers', {}, ...layers.map(writeLayer))] : []),
    writeResources(parts, views.join(' '), isAdvanced ? layers.map(({ id }) => id).join(' ') : null),
  );
}

function writeLayer({ id, type, resultId }: ReturnType<typeof listLayers>[number]): Xml {
  const ofTags = {
    qualifier: POS_QUALIFIER,
    'alt-value-info': 'Universal POS tags',
    'alt-value-info-uri': TAGS_URI,
  };
  return textElement('ed:SupportedLayer', type, { id, 'result-id': resultId, ...(type === 'pos' && ofTags) });
}

function writeExamples(): Xml[] {
  return EXAMPLES.map(({ type, query, about }) =>
    element(
      'ed:ExampleQuery',
      { type },
      textElement('ed:Query', query),
      ...writeLabel('ed:Description', about),
    ),
  );
}

/** A text in the languages of the interface; English is the one that must be there. */
const writeLabel = (name: string, { en, et }: Label): Xml[] => [
  textElement(name, en, { 'xml:lang': 'en' }),
  textElement(name, et, { 'xml:lang': 'et' }),
];

function writeResources(
  { site, owner, resources }: EndpointParts,
  views: string,
  layers: string | null,
): Xml {
  const [whole, ...parts] = resources as readonly [ContentResource, ...ContentResource[]];
  const write = (resource: ContentResource, ...inside: readonly Xml[]): Xml =>
    element(
      'ed:Resource',
      { pid: resource.pid },
      ...writeLabel('ed:Title', resource.title),
      ...writeLabel('ed:Description', resource.description),
      // Version 1 of the description has neither institutions nor examples.
      ...(layers === null ? [] : writeLabel('ed:Institution', { en: owner, et: owner })),
      textElement('ed:LandingPageURI', site + CORPUS_PAGE_PATH),
      element('ed:Languages', {}, ...resource.languages.map((code) => textElement('ed:Language', code))),
      element('ed:AvailableDataViews', { ref: views }),
      ...(layers === null ? [] : [element('ed:AvailableLayers', { ref: layers })]),
      ...inside,
    );
  const nested = parts.length === 0 ? [] : [element('ed:Resources', {}, ...parts.map((part) => write(part)))];
  const examples = layers === null ? [] : writeExamples();
  return element('ed:Resources', {}, write(whole, ...examples, ...nested));
}
