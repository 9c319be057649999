import { openContactCase } from '../../../contracts/api/serviceCaseApi.ts'
import { fetchToken } from '../../../contracts/api/sessionApi.ts'
import { testCodes } from './support/codeTests.ts'
import type { CodeStage, Person } from './support/codeStage.ts'
import { formNotice, pageNotice, serverAnswer } from './support/seen.ts'

/** A message to the shop's people that all is well with. */
const messageOf = async (person: Person) => {
  const subjects = await person.look('contactSubjects', {})
  const [{ category = '', subjects: [subject = ''] = [] } = {}] = subjects._tag === 'Answered' ? subjects.answer : []
  return { category, subject, email: 'wren@example.com', message: 'Where is it?' }
}

/** The same, changed behind the form's back. */
const contact = (changed: object) => async ({ open }: CodeStage) => {
  const person = open()
  return formNotice('contact', await person.serve('contact', { ...(await messageOf(person)), ...changed }))
}

const catalog = '/products/v2/catalog?categoryId=1000'

testCodes({
  PLP400: async ({ open }) => pageNotice('listing', await open().look('catalog', { categoryId: '9999' })),
  ATTR100: contact({ category: 'Nothing we know' }),
  ATTR200: async (stage) => serverAnswer(await stage.call('POST', openContactCase.path, { key: 'case-1', body: await messageOf(stage.open()) })),
  ATTR300: contact({ message: ' ' }),
  API400: async ({ call }) => serverAnswer(await call('GET', catalog, { headers: { 'x-access-key': '' } })),
  API404: async ({ call }) => serverAnswer(await call('GET', '/cart/v1/nothing')),
  API405: async ({ call }) => serverAnswer(await call('DELETE', catalog)),
  API406: async ({ call }) => serverAnswer(await call('GET', catalog, { headers: { accept: 'text/html' } })),
  API415: async ({ call }) => serverAnswer(await call('POST', fetchToken.path, { body: '{}', headers: { 'content-type': 'text/plain' } })),
})
