import type {
  ServiceName,
  ServiceOutcome,
  ServiceRequest,
  ServiceRequests,
} from '../../../contracts/serviceRequests.ts'
import { useStorefront } from './StorefrontContext.ts'
import { useKeyedRequest } from './useKeyedRequest.ts'

/** A request to the shop's people. */
export const useService = <Name extends ServiceName>(name: Name) => {
  const { serve } = useStorefront()
  return useKeyedRequest<ServiceRequests[Name]['ask'], ServiceOutcome<ServiceRequests[Name]['answer']>>((ask, key) =>
    serve<Name>({ name, key, ask } as ServiceRequest<Name>),
  )
}
