/** VAL-02: one `@`, no spaces, no stray dots, and a domain whose last label is two letters or more. */
export const isEmail = (text: string): boolean => {
  const [local, domain, ...more] = text.trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0 || /\s/.test(text.trim())) return false
  const labels = domain.split('.')
  return (
    local.split('.').every((part) => part !== '') &&
    labels.length >= 2 &&
    labels.every((label) => label !== '') &&
    /^\p{L}{2,}$/u.test(labels.at(-1) ?? '')
  )
}

/** VAL-06: letters, accents, space, comma, full stop, straight apostrophe, backtick and hyphen. */
export const isName = (text: string): boolean => /^[\p{L}\p{M} ,.'`-]*$/u.test(text)

/** VAL-36, ours: nothing that a parcel's label cannot carry: emoji and their joiners, control characters, half of a pair. */
export const isPrintable = (text: string): boolean =>
  !/[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}]|\u200D|\uFE0F/u.test(text)
