import { toFields } from '../../../core/domain/fields/fields.ts'

/** OPR-42: the number of the report that the console has opened this page for; null = none. `search`: of the address. */
export const namedReport = (search: string): string | null => new URLSearchParams(search).get('report')

/**
 * OPR-42: the log of a report (`readReportAsOperator`), for whoever is signed in to the console in this browser: its
 * cookie goes only to addresses below `/operator`. Null = it was not given out.
 */
export const sentReport = async (reference: string): Promise<string | null> => {
  try {
    const response = await fetch(`/operator/api/reports/${encodeURIComponent(reference)}`, { cache: 'no-store' })
    const { log } = toFields(response.ok ? await response.json() : {})
    return typeof log === 'string' ? log : null
  } catch {
    return null
  }
}
