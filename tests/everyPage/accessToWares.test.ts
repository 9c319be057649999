import { judgeWalks } from './judgeWalks.ts'

judgeWalks('to the wares')
