import { escapeXml, XML_DECLARATION } from '@keelerada/estonian/xml/write-xml';
import { strToU8, zipSync } from 'fflate';

/** Of the extension, not of the product: LibreOffice replaces an older one. */
const VERSION = '1.0';

const MANIFEST = `${XML_DECLARATION}<manifest:manifest xmlns:manifest="http://openoffice.org/2001/manifest">
  <manifest:file-entry manifest:media-type="application/vnd.sun.star.configuration-data" manifest:full-path="checker.xcu"/>
</manifest:manifest>
`;

function writeDescription(origin: string, name: string): string {
  return `${XML_DECLARATION}<description xmlns="http://openoffice.org/extensions/description/2006" xmlns:xlink="http://www.w3.org/1999/xlink">
  <identifier value="keelerada.corrector"/>
  <version value="${VERSION}"/>
  <display-name><name lang="en">${escapeXml(name)}</name></display-name>
  <publisher><name lang="en" xlink:href="${escapeXml(origin)}/editors">Keelerada</name></publisher>
</description>
`;
}

/** The settings of LibreOffice's own client of LanguageTool; from 25.2 on it asks nothing in a language not listed. */
function writeSettings(origin: string): string {
  return `${XML_DECLARATION}<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" oor:name="Linguistic" oor:package="org.openoffice.Office">
  <node oor:name="GrammarChecking">
    <node oor:name="LanguageTool">
      <prop oor:name="BaseURL"><value>${escapeXml(origin)}/v2</value></prop>
      <prop oor:name="IsEnabled"><value>true</value></prop>
    </node>
  </node>
  <node oor:name="ServiceManager">
    <node oor:name="GrammarCheckers">
      <node oor:name="org.openoffice.lingu.LanguageToolGrammarChecker" oor:op="fuse">
        <prop oor:name="Locales" oor:type="oor:string-list"><value>et-EE</value></prop>
      </node>
    </node>
  </node>
</oor:component-data>
`;
}

/** An extension of LibreOffice that has Estonian checked by the site at `origin`. It holds settings, no program. */
export function makeOfficeExtension(origin: string, name: string): Blob {
  const zip = zipSync({
    'META-INF/manifest.xml': strToU8(MANIFEST),
    'description.xml': strToU8(writeDescription(origin, name)),
    'checker.xcu': strToU8(writeSettings(origin)),
  });
  return new Blob([zip], { type: 'application/vnd.openofficeorg.extension' });
}
