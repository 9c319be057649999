import type { InputOf } from '../../contracts/api/endpoint.ts'
import { openContactCase, openWarrantyCase } from '../../contracts/api/serviceCaseApi.ts'
import { withdrawFromContract } from '../../contracts/api/withdrawalApi.ts'
import type { ServiceRequests } from '../../contracts/serviceRequests.ts'
import { call } from './calls.ts'
import type { RequestHandlers } from './requestHandlers.ts'

/** What a person writes to customer service, and a statement of withdrawal. */
export const serviceRequestHandlers: Pick<RequestHandlers, keyof ServiceRequests> = {
  contact: (settings, body, key) => call(settings, openContactCase, { body }, key, caseIdOf),
  warranty: (settings, body, key) => call(settings, openWarrantyCase, { body }, key, caseIdOf),
  withdraw: (settings, { items, ...words }, key) =>
    call(
      settings,
      withdrawFromContract,
      // An empty list does not pass the contract, and is not sent.
      { body: { ...words, ...(items === undefined ? {} : { items: items as WithdrawnItems }) } },
      key,
      (receipt) => receipt,
    ),
}

/** The server refuses a list of no lines (API400). */
type WithdrawnItems = NonNullable<InputOf<typeof withdrawFromContract>['body']['items']>

const caseIdOf = ({ caseId }: { readonly caseId: string }): string => caseId
