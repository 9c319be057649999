import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import type { PropertyArguments } from './properties.ts'
import { commandToPaste } from './propertiesPage.ts'
import type { PropertyTest } from './propertyRun.ts'

/** For machines: the terminal's content as JSON and as JUnit XML. */
export const writePropertyReports = (
  tests: readonly PropertyTest[],
  asked: PropertyArguments,
  folder: string = join(projectRoot, 'reports', 'properties'),
): void => {
  mkdirSync(folder, { recursive: true })
  const answers = tests.map((test) => ({ ...test, again: test.passed ? null : commandToPaste(test, asked) }))
  writeFileSync(
    join(folder, 'properties.json'),
    `${JSON.stringify({ ...asked, failed: tests.filter(({ passed }) => !passed).length, tests: answers }, null, 1)}\n`,
  )
  writeFileSync(join(folder, 'junit.xml'), propertiesJunit(tests, asked))
}

/**
 * JUnit's XML, as build servers read it: one suite per file, one case per test; a failure contains the counterexample
 * and the command that repeats it.
 */
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

/** XML 1.0 cannot represent most control characters and lone surrogates, which are frequent in counterexamples. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
