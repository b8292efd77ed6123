/** Serves the adopter's project until it is stopped, and prints how to reach it. */
import { password, people, startProject } from './project.ts';

const schemas = process.argv[2]?.split(',');
const project = await startProject({ schemas });
console.log(`export SUPABASE_URL=${project.url}
export SUPABASE_PUBLISHABLE_KEY=${project.publishableKey}
export DATABASE_URL=${project.databaseUrl}
# ${Object.values(people).join(', ')} with the password ${password}`);
process.once('SIGINT', () => void project.stop().then(() => process.exit(0)));
process.once('SIGTERM', () => void project.stop().then(() => process.exit(0)));
