import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeOfficeExtension } from './make-office-extension';

it('makes an extension of settings alone, with the address given', async () => {
  const blob = makeOfficeExtension('https://keel.example/"&', 'Korrektor');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['META-INF/manifest.xml', 'description.xml', 'checker.xcu']);
  const settings = strFromU8(files['checker.xcu']!);
  expect(settings).toContain('<value>https://keel.example/&quot;&amp;/v2</value>');
  expect(settings).toContain('<value>et-EE</value>');
  expect(strFromU8(files['META-INF/manifest.xml']!)).toContain('manifest:full-path="checker.xcu"');
});
