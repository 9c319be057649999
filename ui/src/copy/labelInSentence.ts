/** A field's label in the middle of an English or French sentence: `E-mail` → `e-mail`; `ZIP code` stays. */
export const labelInSentence = (label: string, locale: string): string =>
  /^(?:en|fr)-/.test(locale) && /^\p{Lu}-?\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
