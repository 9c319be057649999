/**
 * ACC-21, ACC-22, ACC-31: which of `entries`, oldest first, is the main one: the requested one, else the present main
 * one, else the oldest.
 */
export const pickDefault = <E extends { readonly main: boolean }>(
  entries: readonly E[],
  isAsked: (entry: E) => boolean,
): E | undefined => entries.find(isAsked) ?? entries.find(({ main }) => main) ?? entries[0]
