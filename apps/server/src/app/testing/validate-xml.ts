// For tests: validation of XML against published schemas, which the project does not hold.
import { execFileSync } from 'node:child_process';
import { hasPython, PROJECT_PYTHON } from './project-python';

/** Folder of XML schemas under their file names, as `cmd-envelop.xsd`; '' where none is given. */
const xmlSchemas = process.env['XML_SCHEMAS'] ?? '';
export const canValidate = xmlSchemas !== '' && hasPython;
/** For the title of a test that is skipped. */
export const noSchemas = canValidate ? '' : ' - skipped: XML_SCHEMAS or .venv is not there';

/** Schemas import each other by addresses of the web: each is taken from the folder by its last part. */
const PROGRAM = `
import os, sys
from lxml import etree
folder, namespaces = sys.argv[1], sys.argv[2:]
class Folder(etree.Resolver):
    def resolve(self, url, public_id, context):
        return self.resolve_filename(os.path.join(folder, url.split('/')[-1]), context)
parser = etree.XMLParser(no_network=True)
parser.resolvers.add(Folder())
imports = ''.join('<xs:import namespace="%s" schemaLocation="%s"/>' % tuple(pair.split('=')) for pair in namespaces)
driver = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">%s</xs:schema>' % imports
schema = etree.XMLSchema(etree.fromstring(driver, parser, base_url='file:///driver.xsd'))
document = etree.fromstring(sys.stdin.buffer.read())
if not schema.validate(document):
    print('\\n'.join(str(error) for error in schema.error_log))
`;

/** What the schemas find wrong, one line each; `files` are their files by namespace. */
export function validateXml(xml: string, files: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(files).map(([namespace, file]) => `${namespace}=${file}`);
  return execFileSync(PROJECT_PYTHON, ['-c', PROGRAM, xmlSchemas, ...pairs], {
    input: xml,
    encoding: 'utf8',
  });
}
