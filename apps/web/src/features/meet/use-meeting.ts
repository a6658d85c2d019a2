import type { MeetingQuestion } from '@tim/meet';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FIND_INDEX } from 'virtual:find-files';
import type { MeetingAnswer, MeetingProblem, MeetWork } from '../../shared/compute/meet-types.ts';
import type { Told } from '../../shared/compute/services.ts';
import type { Running } from '../../shared/compute/start-worker.ts';
import { useWorker } from '../../shared/compute/use-worker.ts';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { useLatest } from '../../shared/use-latest.ts';
import { useResultFocus } from '../../shared/ui/use-result-focus.ts';
import { formatMeeting, parseMeeting } from './meeting-address.ts';

export type StartMeetWorker = (told: Told) => Running<MeetWork>;

/** What there is to see of an address's answer. */
export type MeetingState =
  | { readonly kind: 'idle' | 'stopped' | 'failed' }
  /** `done` places, once the data is there. `before`: the answer for another share of people online, which stays meanwhile. */
  | { readonly kind: 'loading'; readonly done: number | undefined; readonly before: AnsweredMeeting | undefined }
  | AnsweredMeeting;

export type AnsweredMeeting = {
  readonly kind: 'answered';
  readonly question: MeetingQuestion;
  readonly answer: MeetingAnswer;
};

/** The form as it stands. */
export type MeetingForm = Pick<MeetingQuestion, 'cabin' | 'isReturn' | 'isByLandLeftOut'> & {
  readonly homes: string;
  readonly among: string;
  /** Of names that may mean several. */
  readonly chosen: Readonly<Record<string, string>>;
};

/** What became of the form. */
export type FormState = {
  readonly isReading: boolean;
  readonly problems: readonly MeetingProblem[];
  readonly hasFailed: boolean;
};
const IDLE: MeetingState = { kind: 'idle' };
const UNREAD: FormState = { isReading: false, problems: [], hasFailed: false };

const EMPTY_FORM: MeetingForm = {
  homes: '',
  among: '',
  chosen: {},
  cabin: 'economy',
  isReturn: true,
  isByLandLeftOut: false,
};

/** What was typed since the address was what it is. */
type Draft = { readonly search: string; readonly form: Partial<MeetingForm> };

/**
 * The page's state is its address: what it names is computed, and a submit only changes it. Submitting what it says already computes
 * again.
 *
 * @param start - starts the worker, when it is first needed
 */
// oxlint-disable-next-line max-lines-per-function -- one state with what changes it
export function useMeeting(start: StartMeetWorker) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const search = isHydrated ? location.search : '';
  const parsed = useMemo(() => parseMeeting(new URLSearchParams(search)), [search]);
  const question = parsed && 'homes' in parsed ? parsed : undefined;
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<MeetingState>(IDLE);
  const [formState, setFormState] = useState(UNREAD);
  const [draft, setDraft] = useState<Draft>({ search, form: {} });
  if (draft.search !== search) setDraft({ search, form: {} });

  const { ask, close } = useWorker(start, (done) =>
    setAnswered((last) => (last.kind === 'loading' ? { ...last, done } : last)),
  );
  const beginReading = useLatest();
  const beginFinding = useLatest();
  // Asking the same again is asking anew.
  const asked = useMemo(() => ({ question, attempt }), [question, attempt]);
  useEffect(() => {
    const signal = beginFinding();
    if (asked.question === undefined) return;
    const wanted = asked.question;
    const tell = (state: MeetingState) => signal.aborted || setAnswered(state);
    const find = async () => {
      setAnswered((last) => loadingAfter(last, wanted));
      try {
        await ask().load(FIND_INDEX);
        if (signal.aborted) return;
        tell({ kind: 'answered', question: wanted, answer: await ask().rank(wanted) });
      } catch {
        if (!signal.aborted) close();
        tell({ kind: 'failed' });
      }
    };
    void find();
  }, [asked, ask, beginFinding, close]);
  const state = stateOf(answered, question);

  const form: MeetingForm = {
    ...EMPTY_FORM,
    ...(question && formOf(question, state.kind === 'answered' ? state.answer : undefined)),
    ...draft.form,
  };
  /** What was pressed before the page came alive is pressed at once afterwards: a press that fills the form and one that submits it. */
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const address = `${location.pathname}${search}`;
  const { target, onSubmit } = useResultFocus<HTMLHeadingElement>(address, state.kind === 'answered');
  const show = (next: MeetingQuestion, typed: Partial<MeetingForm>, replace: boolean) => {
    const nextSearch = `?${formatMeeting(next)}`;
    const nextAddress = `${location.pathname}${nextSearch}`;
    if (nextAddress === address) setAttempt(attempt + 1);
    else {
      // What was typed stays as it was typed.
      setDraft({ search: nextSearch, form: typed });
      void navigate(nextAddress, { replace });
    }
    return nextAddress;
  };
  const submit = async () => {
    const signal = beginReading();
    setFormState({ ...UNREAD, isReading: true });
    try {
      await ask().load(FIND_INDEX);
      const { homes, among, chosen, ...how } = latest.current;
      const found = await ask().read({ homes, among, chosen });
      if (signal.aborted) return;
      setFormState({ ...UNREAD, problems: found.kind === 'problems' ? found.problems : [] });
      if (found.kind === 'problems') return;
      const next = { ...how, homes: found.homes, among: found.among, onlinePercent: question?.onlinePercent ?? 0 };
      onSubmit(show(next, { homes, among, chosen }, false));
    } catch {
      close();
      if (!signal.aborted) setFormState({ ...UNREAD, hasFailed: true });
    }
  };
  return {
    parsed,
    question,
    state,
    form,
    formState,
    heading: target,
    /** @param isAnew - whether what was wrong with the form before is of no interest */
    changeForm: (change: Partial<MeetingForm>, isAnew = false) => {
      if (isAnew) setFormState(UNREAD);
      setDraft((last) => ({ ...last, form: { ...last.form, ...change } }));
    },
    submit: () => void submit(),
    /** Another share is no step to go back over. */
    changeOnline: (onlinePercent: number) => {
      if (question) show({ ...question, onlinePercent }, draft.form, true);
    },
    retry: () => setAttempt(attempt + 1),
    stop: () => {
      close();
      setAnswered({ kind: 'stopped' });
    },
    ask,
  };
}

/** Nothing is shown as the answer of a question that it is not of. */
function stateOf(last: MeetingState, question: MeetingQuestion | undefined): MeetingState {
  if (question === undefined) return IDLE;
  return last.kind === 'answered' && last.question !== question ? loadingAfter(last, question) : last;
}

function loadingAfter(last: MeetingState, question: MeetingQuestion): MeetingState {
  const before = last.kind === 'loading' ? last.before : last;
  const isOfOtherShare = before?.kind === 'answered' && ofNobodyOnline(before.question) === ofNobodyOnline(question);
  return { kind: 'loading', done: undefined, before: isOfOtherShare ? before : undefined };
}

const ofNobodyOnline = (question: MeetingQuestion): string => formatMeeting({ ...question, onlinePercent: 0 });

/** A question as somebody would type it. */
function formOf(question: MeetingQuestion, answer: MeetingAnswer | undefined): Partial<MeetingForm> {
  const { homes, among, cabin, isReturn, isByLandLeftOut } = question;
  const written = (code: string) => answer?.written[code] ?? code;
  return {
    homes: homes.map(({ code, people }) => `${written(code)} ${people}`).join(', '),
    among: among.map(written).join(', '),
    cabin,
    isReturn,
    isByLandLeftOut,
  };
}
