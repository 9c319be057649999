/** ACC-21, ACC-22, ACC-31: of entries that stand oldest first the main one: the one asked for, else the one that is, else the oldest. */
export const pickDefault = <E extends { readonly main: boolean }>(
  entries: readonly E[],
  isAsked: (entry: E) => boolean,
): E | undefined => entries.find(isAsked) ?? entries.find(({ main }) => main) ?? entries[0]
