import { ParameterReader } from './parameter-reader';
import {
  DEFAULT_RECORDS,
  MAX_RECORDS,
  RECORD_SCHEMA,
  RECORD_SCHEMA_NAME,
  type AnswerForm,
  type QueryType,
  type SruOperation,
  type SruRequest,
  type SruVersion,
} from './sru-request';

const VERSIONS: readonly string[] = ['1.2', '2.0'];
const NEWEST: SruVersion = '2.0';
const OPERATIONS: readonly string[] = ['explain', 'scan', 'searchRetrieve'];
const MAX_CONTEXT = 100;

/** Reads the parameters of a request as SRU 2.0 and 1.2 and Federated Content Search have them. */
export function readSruRequest(parameters: URLSearchParams): SruRequest {
  const reader = new ParameterReader(parameters);
  const version = readVersion(reader);
  const operation = readOperation(reader, version);
  if (reader.diagnostics.length > 0)
    return { form: { version, operation, escaping: 'xml' }, diagnostics: reader.diagnostics };
  const form = { version, operation, escaping: readEscaping(reader, version) };
  const request = readRest(reader, form);
  reader.refuseUnread();
  return request === null || reader.diagnostics.length > 0
    ? { form, diagnostics: reader.diagnostics }
    : request;
}

function readVersion(reader: ParameterReader): SruVersion {
  const version = reader.read('version');
  if (version === null) return NEWEST;
  if (VERSIONS.includes(version)) return version as SruVersion;
  reader.refuse(5, NEWEST, `There is no version ${version}: use 2.0 or 1.2.`);
  return NEWEST;
}

/** SRU 2.0 has no parameter for the operation: the query or its type tells it. */
function readOperation(reader: ParameterReader, version: SruVersion): SruOperation {
  const told = reader.read('operation');
  if (told !== null && OPERATIONS.includes(told)) return told as SruOperation;
  if (told !== null) reader.refuse(4, told, `There is no operation ${told}.`);
  const isSearch = reader.has('query') || (version === '2.0' && reader.has('queryType'));
  const guessed = isSearch ? 'searchRetrieve' : reader.has('scanClause') ? 'scan' : 'explain';
  if (told === null && version === '1.2' && guessed !== 'explain')
    reader.refuse(7, 'operation', 'Version 1.2 asks for the parameter operation.');
  return guessed;
}

/** `recordXMLEscaping`, which version 1.2 calls `recordPacking`. */
function readEscaping(reader: ParameterReader, version: SruVersion): AnswerForm['escaping'] {
  const name = version === '2.0' ? 'recordXMLEscaping' : 'recordPacking';
  const value = reader.read(name);
  if (value === 'string') return 'string';
  if (value !== null && value !== 'xml') reader.refuse(71, value, `${name} is xml or string.`);
  return 'xml';
}

function readRest(reader: ParameterReader, form: AnswerForm): SruRequest | null {
  if (reader.read('stylesheet') !== null) reader.refuse(110, 'stylesheet', 'There are no stylesheets.');
  reader.skip('httpAccept');
  switch (form.operation) {
    case 'explain':
      return {
        ...form,
        operation: 'explain',
        describesEndpoint: reader.read('x-fcs-endpoint-description') === 'true',
      };
    case 'scan':
      readScan(reader);
      return null;
    case 'searchRetrieve':
      return readSearch(reader, { ...form, operation: 'searchRetrieve' });
  }
}

function readScan(reader: ParameterReader): void {
  reader.require('scanClause');
  reader.readNumber('responsePosition', 0);
  reader.readNumber('maximumTerms', 0);
  if (reader.diagnostics.length === 0)
    reader.refuse(4, 'scan', 'There are no indexes that could be scanned.');
}

function readSearch(
  reader: ParameterReader,
  form: AnswerForm & { readonly operation: 'searchRetrieve' },
): SruRequest {
  const queryType = readQueryType(reader, form.version);
  const query = reader.require('query');
  const startRecord = reader.readNumber('startRecord', 1) ?? 1;
  const maximumRecords = reader.readNumber('maximumRecords', 0);
  reader.readNumber('resultSetTTL', 0);
  const recordSchema = readSchema(reader);
  if (form.version === '2.0') readPacking(reader);
  if (reader.read('sortKeys') !== null) reader.refuse(80, 'sortKeys', 'Records are not sorted.');
  if (reader.read('recordXPath') !== null) reader.refuse(72, 'recordXPath', 'Records are sent as a whole.');
  return {
    ...form,
    ...{ queryType, query, startRecord },
    maximumRecords: Math.min(maximumRecords ?? DEFAULT_RECORDS, MAX_RECORDS),
    echoed: { maximumRecords, recordSchema },
    context: readContext(reader),
    dataViews: reader.readList('x-fcs-dataviews') ?? [],
    allowsRewrites: reader.read('x-fcs-rewrites-allowed') === 'true',
  };
}

function readQueryType(reader: ParameterReader, version: SruVersion): QueryType {
  if (version === '1.2') return 'cql';
  const type = reader.read('queryType');
  if (type === null || type === 'cql' || type === 'fcs') return type ?? 'cql';
  reader.refuse(6, 'queryType', `There is no query type ${type}: use cql or fcs.`);
  return 'cql';
}

function readSchema(reader: ParameterReader): string | null {
  const schema = reader.read('recordSchema');
  if (schema !== null && schema !== RECORD_SCHEMA && schema !== RECORD_SCHEMA_NAME)
    reader.refuse(66, schema, `Records have the schema ${RECORD_SCHEMA}.`);
  return schema;
}

function readPacking(reader: ParameterReader): void {
  for (const name of ['responseType', 'renderedBy']) reader.skip(name);
  const packing = reader.read('recordPacking');
  if (packing !== null && packing !== 'packed' && packing !== 'unpacked')
    reader.refuse(6, 'recordPacking', 'recordPacking is packed or unpacked.');
}

function readContext(reader: ParameterReader): readonly string[] | null {
  const context = reader.readList('x-fcs-context');
  if (context !== null && context.length > MAX_CONTEXT)
    reader.refuse(6, 'x-fcs-context', `At most ${MAX_CONTEXT} resources are named.`);
  return context;
}

export const isRefused = (request: SruRequest): request is Extract<SruRequest, { diagnostics: unknown }> =>
  'diagnostics' in request;
