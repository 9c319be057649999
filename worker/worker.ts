import { expose } from 'comlink'
import { createStorefrontHost } from './bridge/storefrontHost.ts'
import { browserEnvironment, warmFormatters } from './browserEnvironment.ts'

expose(createStorefrontHost(browserEnvironment()))
warmFormatters()
