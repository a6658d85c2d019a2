import type { MessagesOf } from '@tim/languages';
import type { FIELD_MESSAGES as English } from './texts.ts';

export const FIELD_MESSAGES: MessagesOf<typeof English> = {
  origin: '都市、空港、またはIATAコード（3文字）',
  destination: '都市、空港、またはIATAコード（3文字）',
  operatingCarrierCode: '航空会社名またはIATAコード（2文字）',
  flightNumber: '数字のみ',
  departureDate: '出発日は今日以降の日付にしてください',
  departureDateUnread: '出発日はYYYY/MM/DDの形式で入力してください',
  departureDateUnreal: '出発日は暦にない日付です',
  departureDateTooFar: '出発日は1年先までです',
};
