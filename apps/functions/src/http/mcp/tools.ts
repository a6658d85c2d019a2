import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiMethod } from '@tim/messages/api-v1-schema';
import { logCode } from '../../log/log-call.ts';
import type { AnswerReport } from '../../log/log-call.ts';
import type { MethodContext } from '../define-method.ts';
import { errorBody, statusErrorOf } from '../error-body.ts';
import { METHODS } from '../routes.ts';
import { writeAnswer } from '../write-answer.ts';
import { messageSchema } from './tool-schema.ts';

/** Methods offered as tools, by the tool's name. */
const TOOLS: Readonly<Record<string, string>> = {
  compute_flight_emissions: 'computeFlightEmissions',
  compute_typical_flight_emissions: 'computeTypicalFlightEmissions',
  compute_scope3_flight_emissions: 'computeScope3FlightEmissions',
};

/** Hears of each tool that is called how it went, for the log. */
export type ToolListener = (report: AnswerReport) => void;

/** The schema as it is; the method itself reads the input, and says what is wrong in the API's words. */
function inputSchemaOf({ request }: ApiMethod): StandardSchemaWithJSON {
  const schema = () => ({ ...messageSchema(request) });
  return {
    '~standard': {
      version: 1,
      vendor: 'travel-impact-model',
      validate: (value) => ({ value }),
      jsonSchema: { input: schema, output: schema },
    },
  };
}

async function callTool(
  name: string,
  input: unknown,
  context: MethodContext,
  heard: ToolListener,
): Promise<CallToolResult> {
  const method = METHODS.find((candidate) => candidate.name === name);
  try {
    if (!method) throw new Error(`no method ${name}`);
    const { answer, ...report } = await method.call(input ?? {}, context);
    heard(report);
    const text = Buffer.from(await writeAnswer(answer)).toString();
    return {
      content: [{ type: 'text', text }],
      structuredContent: JSON.parse(text) as Record<string, unknown>,
    };
  } catch (fault) {
    const error = statusErrorOf(fault);
    heard({ code: logCode(error.code), ...(error.code === 'INTERNAL' && { fault }) });
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(errorBody(error)) }] };
  }
}

/** Offers the API's methods as tools. */
export function registerTools(server: McpServer, context: MethodContext, heard: ToolListener): void {
  for (const [tool, name] of Object.entries(TOOLS)) {
    const method = apiSchema.methods.find((candidate) => candidate.name === name);
    if (!method) throw new Error(`the schema has no method ${name}`);
    server.registerTool(
      tool,
      {
        description: method.description,
        inputSchema: inputSchemaOf(method),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (input) => callTool(name, input, context, heard),
    );
  }
}
