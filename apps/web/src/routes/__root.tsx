import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../app/router/router-context.ts'
import { Layout } from '../layouts/layout.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Layout })
