import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { JsonSchema } from '@tim/api-documents';
import { apiSchema } from '@tim/messages/api-v1-schema';
import { forEachInTurns } from '../../guard/in-turns.ts';
import { logCode } from '../../log/log-call.ts';
import type { AnswerReport } from '../../log/log-call.ts';
import { once } from '../../services/once.ts';
import type { Method, MethodContext } from '../define-method.ts';
import { errorBody, statusErrorOf } from '../error-body.ts';
import { computeDetailedFlightEmissions } from '../methods/compute-detailed-flight-emissions.ts';
import { computeFlightEmissions } from '../methods/compute-flight-emissions.ts';
import { computeScope3FlightEmissions } from '../methods/compute-scope3-flight-emissions.ts';
import { computeTypicalFlightEmissions } from '../methods/compute-typical-flight-emissions.ts';
import { answererOf } from '../routes.ts';
import { invalidArgument } from '../status-error.ts';
import { writeAnswer } from '../write-answer.ts';
import { asObject } from './check-message.ts';
import { inputSchema, outputSchema, requiredNames } from './tool-schema.ts';

/** A method of the API as a tool. */
type Tool = {
  readonly name: string;
  readonly method: Method;
  readonly title: string;
  readonly description: string;
  /**
   * Switches that the tool sets for every request, whatever the input says: they ask for the additions, such as why an entry has
   * no estimate.
   */
  readonly switches: Readonly<Record<string, boolean>>;
  /** This project's additions, by name, that the tool takes or answers and others do not. */
  readonly additions?: readonly string[];
};

const NO_ESTIMATE =
  'Entries come back in the order asked. One without an estimate has no emissions, and unavailableReason says why; unavailableDetail says what would have worked, such as the airlines that fly the route.';

const TOOLS: readonly Tool[] = [
  {
    name: 'compute_flight_emissions',
    method: computeFlightEmissions,
    title: 'Emissions of flights',
    description: `Estimates the greenhouse gas emissions of flights that depart today or later, in grams of CO2e per passenger, for each cabin class. They are well-to-wake: making the fuel and burning it. Also gives a low and a high figure, the risk of warming contrails and the aircraft. ${NO_ESTIMATE}`,
    switches: { includeEmissionsInputs: false, includeEmissionsBreakdown: false, includeWorking: false },
  },
  {
    name: 'compute_detailed_flight_emissions',
    method: computeDetailedFlightEmissions,
    title: 'Emissions of flights in detail',
    description: `Estimates the same as compute_flight_emissions, in grams of CO2e per passenger and cabin class, and explains it: the parts from making the fuel (WTT) and from burning it (TTW), and the source of every input, such as the load factor. ${NO_ESTIMATE}`,
    switches: { includeAdditions: true },
  },
  {
    name: 'compute_typical_flight_emissions',
    method: computeTypicalFlightEmissions,
    title: 'Typical emissions between two airports',
    description: `Gives what a flight between two airports typically emits, whatever the airline and the date, in grams of CO2e per passenger, for each cabin class. ${NO_ESTIMATE}`,
    switches: { includeWorking: false },
  },
  {
    name: 'list_ways_to_fly',
    method: computeTypicalFlightEmissions,
    title: 'Ways to fly between two airports on a day',
    description: `Lists every option between two airports or cities, direct flights first, then connections at hubs, each with its airline, flight numbers, aircraft and its emissions in grams of CO2e per passenger, for each cabin class, with a low and a high figure. optionsDate is the day of departure, from today to a year ahead. Asks for at most 5 markets. Also gives what is typical of each market. ${NO_ESTIMATE}`,
    switches: { includeOptions: true, includeWorking: false },
    additions: ['optionsDate', 'options'],
  },
  {
    name: 'compute_scope3_flight_emissions',
    method: computeScope3FlightEmissions,
    title: 'Emissions of flights flown, for scope 3 reports',
    description: `Estimates the emissions of flights flown since 2019, for a company’s scope 3 report, in grams of CO2e for one passenger in the cabin class given. Uses the first of three ways that has its data, and names it in source: the flight itself, what is typical between its airports, or its distance in kilometres. ${NO_ESTIMATE}`,
    switches: { includeAdditions: true },
  },
];

export const TOOL_NAMES: readonly string[] = TOOLS.map(({ name }) => name);

/** Called with the outcome of each tool call, for the log. */
export type ToolListener = (report: AnswerReport) => void;

/** One call. */
type Call = {
  /** The arguments as they were sent: the SDK leaves out a member called `__proto__`. */
  readonly input: unknown;
  readonly heard: ToolListener;
};

/** A JSON Schema as the protocol's library takes it. The method itself reads the input and says what is wrong. */
function toolSchema(schema: JsonSchema): StandardSchemaWithJSON {
  const write = () => ({ ...schema });
  return {
    '~standard': {
      version: 1,
      vendor: 'travel-impact-model',
      validate: (value) => ({ value }),
      jsonSchema: { input: write, output: write },
    },
  };
}

async function callTool(
  { tool: { switches, method }, required }: Offered,
  { input, heard }: Call,
  context: MethodContext,
): Promise<CallToolResult> {
  const provider = answererOf(method, context);
  try {
    const given = { ...asObject(input), ...switches } as Readonly<Record<string, unknown>>;
    const missing = required.filter((field) => (given[field] ?? null) === null);
    if (missing.length > 0)
      throw invalidArgument(missing.map((field) => ({ field, description: 'Is required: send a list.' })));
    const counted = method.read(given, context);
    return await context.queue(counted.work, async () => {
      const { answer, dataHash: _inTheAnswer, ...report } = await counted.answer();
      heard({ provider, ...report });
      const { list, rest } = answer;
      const entries: unknown[] = [];
      await forEachInTurns(answer.entries, (entry) => void entries.push(entry));
      const text = Buffer.from(await writeAnswer({ list, entries, rest })).toString();
      return {
        content: [{ type: 'text', text }],
        structuredContent: { ...(entries.length > 0 && { [list]: entries }), ...rest },
      };
    });
  } catch (fault) {
    const error = statusErrorOf(fault);
    heard({ provider, code: logCode(error.code), ...(error.code === 'INTERNAL' && { fault }) });
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(errorBody(error, context.language)) }] };
  }
}

/** A tool with its schemas. */
type Offered = ReturnType<typeof offeredTools>[number];

/** Made at the first call. */
const offeredTools = once(() =>
  TOOLS.map((tool) => {
    const { method, additions } = tool;
    return {
      tool,
      required: requiredNames(apiSchema.messages[method.requestName]?.fields ?? []),
      inputSchema: toolSchema(inputSchema(method.requestName, additions)),
      outputSchema: toolSchema(outputSchema(method.responseName, additions)),
    };
  }),
);

/** Offers the API's methods as tools. */
export function registerTools(server: McpServer, context: MethodContext, call: Call): void {
  for (const offered of offeredTools()) {
    const { tool, inputSchema: taken, outputSchema: answered } = offered;
    const { name, title, description } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, annotations, inputSchema: taken, outputSchema: answered }, () =>
      callTool(offered, call, context),
    );
  }
}
