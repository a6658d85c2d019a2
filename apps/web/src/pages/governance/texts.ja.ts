import type { MessagesOf } from '@tim/languages';
import type { GOVERNANCE as English } from './texts.ts';

export const GOVERNANCE: MessagesOf<typeof English> = {
  title: 'ガバナンス',
  description: '独立した諮問委員会が、Travel Impact Modelの科学的な正確さと透明性を保ちます。',
  paragraphs: [
    [
      'GoogleはTravel Impact Modelを管理していますが、その内容を単独で決めるわけではありません。独立した諮問委員会（Advisory Committee）がモデルを監督します。委員は、産業界、学術界、政策分野、非政府組織の、持続可能性と航空の専門家です。すべての変更を、実施前に一つひとつ検討します。',
    ],
    [
      '事務局（Secretariat）は、科学的根拠に基づく専門知識で委員会を支えます。両者は、モデルの正確さを保ち、判断の理由を公開しています。モデルは公共財であり、その推計値は、移動を計画する人、販売する人、研究する人すべてのものだからです。',
    ],
  ],
  secretariat: { heading: '事務局' },
  advisoryCommittee: { heading: '諮問委員会の委員' },
  footnote: '* 議決権のないオブザーバー',
  observerLabel: '* は議決権のないオブザーバー',
  briefs: {
    granularity:
      '機齢、エンジンの型式、ペイロードによって燃料消費がどれだけ変わるか。こうした二次的な影響をモデルに取り込むには何が必要か。',
    contrails:
      '飛行機雲による温暖化のリスクで便を区分する4つの方法。推奨する方法は、便の飛行機雲を路線の代表的なCO2と比べるもの。',
    selection: '欧州環境庁の2023年版の燃料データに移行し、大圏距離を超える飛行距離を表す係数を加える理由。',
    roadmap: '委員会が今後モデルに取り入れたい事項と、その順序。',
    validation: 'モデルの推計値を、公開・非公開の燃料消費の記録で検証する方法。',
    cargo: '便のCO2を、旅客と床下の貨物に質量で配分する理由。',
  },
  revised: '{published}（{revised}改訂）',
  pdf: '{name}（PDF）',
  publicationsHeading: '公表文書',
};
