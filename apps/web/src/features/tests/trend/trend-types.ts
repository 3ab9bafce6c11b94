import type { Answer } from '@vizit/api-client/calls.ts'

export type Trend = Answer<'readAnalyteTrend'>
export type TrendPoint = Trend['points'][number]
