import { keysOf } from '../../core/domain/fields/fields.ts'
import { Hono } from 'hono'
import type { Db } from '../storage/Tables.ts'
import { codeWhileAway } from './reachService.ts'

const services = keysOf(codeWhileAway)

/** `/dev/outages`: takes services behind the shop out of order and puts them back. For development only. */
export const outagePage = (db: () => Db): Hono => {
  const page = new Hono()
  page.get('/', async (c) => {
    const away = await db().selectFrom('outage').select('service').execute()
    const list = services.map((service) => {
      const isAway = away.some((row) => row.service === service)
      return `<form method="post" action="/dev/outages/${service}"><p>${service}: ${isAway ? `out of order (${codeWhileAway[service]})` : 'works'} <button>${isAway ? 'Put back' : 'Take out of order'}: ${service}</button></p></form>`
    })
    c.header('cache-control', 'no-store')
    return c.html(`<!doctype html><html lang="en"><title>Outages</title><h1>Outages</h1>${list.join('')}</html>`)
  })
  page.post('/:service', async (c) => {
    const service = services.find((known) => known === c.req.param('service'))
    if (service === undefined) return c.text('There is no such service.', 404)
    const put = await db().deleteFrom('outage').where('service', '=', service).returning('service').executeTakeFirst()
    if (!put)
      await db()
        .insertInto('outage')
        .values({ service })
        .onConflict((is) => is.column('service').doNothing())
        .execute()
    return c.redirect('/dev/outages', 303)
  })
  return page
}
