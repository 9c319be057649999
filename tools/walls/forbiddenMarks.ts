/** Marks that have no place in finished sources, with what to do instead. Written so that this file does not match itself. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TO(?:DO)|FIX(?:ME)|HA(?:CK))\b/, 'finish it or write an issue'],
  [/\b(?:test|it|describe|suite)\.(?:skip|only|todo|fails)\b/, 'a test runs, always'],
  [/@ts-(?:ignore|nocheck|expect-error)\b/, 'make the types right'],
  [/(?:eslint|oxlint)-(?:disable)/, 'follow the rule or change it for everybody'],
  [/\bas (?:any)\b/, 'name the type'],
  [/\bvi\.(?:mock|doMock)\(/, 'pass a small real implementation in'],
  [/\btoMatch(?:Inline)?Snapshot\(/, 'say what must be true'],
]

/** Says where a file carries one of the marks. */
export const forbiddenMarks = (path: string, source: string): readonly string[] =>
  source.split('\n').flatMap((line, index) =>
    marks.flatMap(([mark, advice]) => {
      const found = mark.exec(line)
      return found ? [`${path}:${index + 1} has "${found[0]}": ${advice}`] : []
    }),
  )
