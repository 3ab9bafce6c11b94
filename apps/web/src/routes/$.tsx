import { createFileRoute } from '@tanstack/react-router'
import { redirectUnknown } from '../app/router/guards.ts'

export const Route = createFileRoute('/$')({ beforeLoad: redirectUnknown })
