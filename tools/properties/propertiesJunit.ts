import { commandToPaste } from './propertiesPage.ts'
import type { PropertyArguments } from './propertyArguments.ts'
import type { PropertyTest } from './propertyRun.ts'

/** JUnit's XML, as build servers read it: a suite a file, a case a test; a failure carries the counterexample and the way back to it. */
export const propertiesJunit = (tests: readonly PropertyTest[], asked: PropertyArguments): string => {
  const files = [...new Set(tests.map(({ file }) => file))]
  const suites = files.flatMap((file) => {
    const own = tests.filter((test) => test.file === file)
    return [
      `  <testsuite name="${escaped(file)}" ${counts(own)}>`,
      ...own.flatMap((test) => caseOf(test, asked)),
      '  </testsuite>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="properties, seed ${asked.seed}" ${counts(tests)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const counts = (tests: readonly PropertyTest[]): string =>
  `tests="${tests.length}" failures="${tests.filter(({ passed }) => !passed).length}"`

const caseOf = (test: PropertyTest, asked: PropertyArguments): readonly string[] => {
  const head = `    <testcase classname="${escaped(test.file)}" name="${escaped(test.title)}"`
  if (test.passed) return [`${head}/>`]
  const broken = test.properties.find(({ failed }) => failed)
  const what = broken
    ? `counterexample ${broken.counterexample ?? 'none'}`
    : (test.complaint?.split('\n')[0] ?? 'failed')
  const text = [broken?.reason ?? test.complaint ?? '', `again: ${commandToPaste(test, asked)}`].join('\n')
  return [`${head}>`, `      <failure message="${escaped(what)}">${escaped(text)}</failure>`, '    </testcase>']
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
    .replaceAll(unwritable, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** XML 1.0 has no way at all to write most control characters and lone surrogates, which counterexamples are full of. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
