import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import type { Mutant } from './Mutant.ts'

const isCollected = (id: string): boolean => id === collectEvents.id

/** A batch counts as stored as soon as it was sent. */
export const acknowledgedUnheard: Mutant['api'] = (api) => ({
  send: async (request) => {
    if (!isCollected(request.endpoint.id)) return api.send(request)
    void api.send(request)
    return { _tag: 'Confirmed', body: undefined, replayed: false } as never
  },
})

/** What is sent again by a later worker has other ids. */
export const idsPerLife: Mutant['api'] = (api, { life }) => ({
  send: (request) => {
    if (!isCollected(request.endpoint.id)) return api.send(request)
    const { body } = request.input as InputOf<typeof collectEvents>
    const events = body.events.map((event) => ({ ...event, id: `${event.id}@${life}` }))
    return api.send({ ...request, input: { body: { events } } as never })
  },
})
