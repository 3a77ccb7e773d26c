// Everything about people that is asked by HTTP.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { accountRoutes } from './account-routes.ts';
import { forgetting } from './belongings.ts';
import { programRoutes } from './program-routes.ts';
import { relationRoutes } from './relation-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function peopleRoutes(app: FastifyInstance, context: ServerContext): void {
  const forget = forgetting(context);
  app.addHook('onClose', async () => forget.stop());
  signInRoutes(app, context);
  accountRoutes(app, context, forget);
  programRoutes(app, context, forget);
  relationRoutes(app, context);
}
