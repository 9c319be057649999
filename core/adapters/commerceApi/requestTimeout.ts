import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { patchOrder, placeOrder } from '../../../contracts/api/orderApi.ts'
import type { Configuration } from '../../domain/configuration/configuration.ts'

/** ERR-09: how long a call may take, in ms. Placing and patching an order get longer: a bank may be asked. */
export const requestTimeout = (endpoint: Endpoint, configuration: Configuration): number =>
  slow.has(endpoint.id) ? configuration.requestTimeout.order : configuration.requestTimeout.standard

const slow: ReadonlySet<Endpoint['id']> = new Set([placeOrder.id, patchOrder.id])
