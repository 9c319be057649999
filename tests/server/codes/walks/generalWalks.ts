import { askQuestion } from '../../../../contracts/api/catalogue/reviewApi.ts'
import { openContactCase } from '../../../../contracts/api/serviceCaseApi.ts'
import { fetchToken } from '../../../../contracts/api/account/sessionApi.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import type { Person } from '../support/openPerson.ts'
import { formNotice, pageNotice, serverAnswer } from '../support/seen.ts'

/** A valid message to customer service. */
const messageOf = async (person: Person) => {
  const subjects = await person.look('contactSubjects', {})
  const [first] = subjects._tag === 'Answered' ? subjects.answer : []
  return {
    category: first?.category ?? '',
    subject: first?.subjects[0] ?? '',
    email: 'wren@example.com',
    message: 'Where is it?',
  }
}

/** The same, changed outside the form. */
const contact =
  (changed: object) =>
  async ({ open }: CodeStage) => {
    const person = open()
    return formNotice('contact', await person.request('contact', { ...(await messageOf(person)), ...changed }))
  }

const catalog = '/products/v2/catalog?categoryId=1000'

export const generalWalks = {
  PLP400: async ({ open }) => pageNotice('listing', await open().look('catalog', { categoryId: '9999' })),
  GEN500: async ({ open }) =>
    pageNotice(
      'order tracking',
      await open().look('trackedOrder', { orderNumber: 'CN-'.repeat(100), email: 'wren@example.com' }),
    ),
  REV410: async (stage) => {
    const id = stage.catalogue.products[0]?.id ?? ''
    const body = { text: 'Is it warm? '.repeat(100), nickname: 'Wren', email: 'wren@example.com' }
    return serverAnswer(
      await stage.call('POST', askQuestion.path.replace('{productId}', id), {
        body,
        key: 'question-1',
        token: await stage.guest(),
      }),
    )
  },
  ATTR100: contact({ category: 'Nothing we know' }),
  ATTR200: async (stage) =>
    serverAnswer(
      await stage.call('POST', openContactCase.path, { key: 'case-1', body: await messageOf(stage.open()) }),
    ),
  ATTR300: contact({ message: ' ' }),
  API400: async ({ call }) => serverAnswer(await call('GET', catalog, { headers: { 'x-access-key': '' } })),
  API404: async ({ call }) => serverAnswer(await call('GET', '/cart/v1/nothing')),
  API405: async ({ call }) => serverAnswer(await call('DELETE', catalog)),
  API406: async ({ call }) => serverAnswer(await call('GET', catalog, { headers: { accept: 'text/html' } })),
  API415: async ({ call }) =>
    serverAnswer(await call('POST', fetchToken.path, { body: '{}', headers: { 'content-type': 'text/plain' } })),
} satisfies Walks
