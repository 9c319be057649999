/**
 * CMS-02: whether a document is a page of its own, rather than what stands on a screen that also shows something else.
 * Contact us has an address, and a form around which its texts stand.
 */
export const isOwnPage = (key: string, slots: Readonly<Record<string, readonly unknown[]>>): boolean =>
  (slots['main'] ?? []).length > 0 || key === 'contact-us'
