/** OPR-52: where paths of the shop that are no pages lead. */
export type RedirectTables = {
  redirect: RedirectRow
}

/**
 * `path` and `target`: with a locale in front, or without one for all locales. `is_forever`: 301, else 302. `made_by`:
 * the e-mail address of the operator who changed it last, at `at`. `removed_at`: null = it holds. Both in epoch ms.
 */
export type RedirectRow = {
  id: string
  path: string
  target: string
  is_forever: boolean
  made_by: string | null
  at: number
  removed_at: number | null
}
