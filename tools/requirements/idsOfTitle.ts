const id = String.raw`[A-Z0-9]+-\d+[a-z]?(?:…\d+)?`
const atBeginning = new RegExp(String.raw`^(?:${id}(?:[\s,]+|:\s*|$))+`)

/** The ids that a title starts with: one, or several separated by spaces or commas; `ERR-101…212` is all of them. */
export const idsOfTitle = (title: string): readonly string[] =>
  (atBeginning.exec(title)?.[0] ?? '').match(new RegExp(id, 'g'))?.flatMap(idsOfRange) ?? []

const idsOfRange = (text: string): readonly string[] => {
  const [, group = '', first = '', last] = /^(.*-)(\d+)…(\d+)$/.exec(text) ?? []
  if (last === undefined) return [text]
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, place) => `${group}${String(Number(first) + place).padStart(first.length, '0')}`,
  )
}

/**
 * The ids that a test is about: those of its own title and of its groups'. A range in a group's title stands for the
 * table of its tests, so what the test's own title names of it counts instead.
 */
export const idsOfTest = (title: string, groups: readonly string[]): readonly string[] => {
  const own = idsOfTitle(title)
  const ofGroups = groups.flatMap((group) => {
    const ids = idsOfTitle(group)
    return group.includes('…') && ids.some((each) => own.includes(each)) ? [] : ids
  })
  return [...new Set([...own, ...ofGroups])]
}
