import { registry } from './registry.ts'

/** The API ids that have a handler; the others of the table answer 501. */
export const builtEndpoints: readonly string[] = registry.map(({ endpoint }) => endpoint.id).toSorted()
